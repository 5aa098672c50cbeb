// Something that scrolls says on which sides there is more of it: `data-more="above below"`.
import type { Attachment } from 'svelte/attachments';

export const tellsMore: Attachment<HTMLElement> = (node) => {
    function tell(): void {
        const below = node.scrollHeight - node.clientHeight - node.scrollTop;
        node.dataset['more'] = [...(node.scrollTop > 1 ? ['above'] : []), ...(below > 1 ? ['below'] : [])].join(' ');
    }
    const sizes = new ResizeObserver(tell);
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
    node.addEventListener('scroll', tell, { passive: true });
    return () => {
        sizes.disconnect();
        node.removeEventListener('scroll', tell);
    };
};
