#!/usr/bin/env bash
# Runs the steps of deploy/Containerfile without a container engine: in a scratch folder, as whoever calls it, then starts
# what came of them and asks for its health.   deploy/try.sh [COMPILED]     (default 0: without a C compiler)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT
export COMPILED=${1:-0}
mkdir "$scratch/src"
git -C "$root" ls-files -z --cached --others --exclude-standard | tar -C "$root" --null -cf - -T - | tar -C "$scratch/src" -xf -

# Each RUN of the first stage, with its folders moved into the scratch folder; packages of the system are not installed.
steps=$(awk '/^FROM/ { stage++ } stage == 1' "$root/deploy/Containerfile" \
    | sed -e ':a' -e '/\\$/N; s/\\\n//; ta' | sed -n 's/^RUN //p' | grep -v apt-get | sed "s#/opt/#$scratch/opt/#g")
while IFS= read -r step; do
    printf '+ %s\n' "$step"
    (cd "$scratch/src" && PATH="$PATH" sh -ec "$(printf '%s' "$step" | sed 's#^python #python3 #; s#&& python #\&\& python3 #g')")
done <<< "$steps"

port=$("$scratch/opt/boardwright/bin/python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
"$scratch/opt/boardwright/bin/boardwright" serve --no-browser --host 127.0.0.1 --port "$port" --log json \
    --database "$scratch/tables.sqlite3" &
server=$!
for _ in $(seq 300); do
    if "$scratch/opt/boardwright/bin/python" -c "import urllib.request as r; [print(r.urlopen(f'http://127.0.0.1:$port{path}', timeout=4).status, path) for path in ('/health', '/')]" 2>/dev/null; then
        kill -TERM "$server"; wait "$server"; server=
        echo "the steps of deploy/Containerfile work here"
        exit 0
    fi
    sleep 1
done
echo "the server did not become healthy" >&2
exit 1
