"""The benchmark: our random games beside those of the peers a user could pick instead, measured in one run.

`python -m boardwright.bench` or `make bench`; bench/README.md says what is counted. Everything that needs `rich` is
imported late, so that the measured processes stay as small as they can be.
"""

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the benchmark with these command line arguments and return the exit code."""
    from boardwright.bench.command import main as run_command

    return run_command(argv)
