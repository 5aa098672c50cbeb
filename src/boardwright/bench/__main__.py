"""`python -m boardwright.bench`: the benchmark from the command line."""

from boardwright.bench import main

raise SystemExit(main())
