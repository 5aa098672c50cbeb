// Red, blue, yellow and green are workers here, so the seats have other colours.
export { SET_B as looks } from '../../lib/seats';
