#!/usr/bin/env bash
# Train on a machine with a GPU and no network, in parts that each may be cut off: imitation first, then self-play.
#
#   bench/learning/run_gpu.sh PLAN SECONDS [ARGUMENTS of run_gpu.py]
#
# PLAN is a game and its number of players: kb2 (Kingdom Builder for two, 17 minutes in two parts), and for games whose
# networks are small cl2, cl4 (Coloma), bl2, bl4 (Boonlake), kf2, kf4 (Keyflower), 8 minutes in one part each. SECONDS is what
# this call may take in all. The last part is called with --last, so that the run ends with it, whatever time is left:
#
#   bench/learning/run_gpu.sh kb2 570
#   bench/learning/run_gpu.sh kb2 570 --last
#   bench/learning/run_gpu.sh bl2 420 --last
#
# Kingdom Builder keeps the GPU busy, the others the processors, so some may run beside each other. With --only-teach
# `medium` plays games for a later part, for as long as --teach-seconds says.
#
# What it needs is brought along in build/gpu (or where KIT says):
#   compiled      the engine compiled for that machine's Python (without it the source runs); newer sources are laid over it
#   carried       modules that its Python has not: mypy_extensions.py is all that is needed
#   lessons-kb2.jsonl.gz and so on     games of `medium` (boardwright lessons); --teach-seconds lets more be played there
#   learned-kb2   the run so far, if it is still there, else
#   from-kb2      what came back from the part before
#
# What comes back is in $OUT (else out-PLAN beside these), eight files at most, none over 15 MB, copied all the time: log,
# network.onnx with its data sheet network.json, curves.csv, the run as run.tgz.* (checkpoint, settings, curves.svg), and what
# was compiled for the GPU as inductor.tgz. Copy all of it to from-PLAN to go on on another machine.
set -u
began=$SECONDS
plan=$1 seconds=$2
shift 2
# Games against `medium` take seconds in some games, so there are few of them.
small="--minutes 8 --workers 4 --games 256 --batch 2048 --rate 1e-3 --every 200 --shared 0.1 --teach-seconds 60"
case $plan in
kb2) job=(kingdom_builder --minutes 17 --workers 8) kept_back=60 ;;
cl?) job=(coloma $small --seeds 8 --last-seeds 25) kept_back=40 ;;
bl?) job=(boonlake $small --hidden 128 --seeds 6 --last-seeds 15) kept_back=60 ;;
kf?) job=(keyflower $small --hidden 96 --seeds 3 --last-seeds 6) kept_back=70 ;;
*) echo "there is no plan $plan; there are: kb2, cl2, cl4, bl2, bl4, kf2, kf4" >&2 && exit 2 ;;
esac
job+=(--players "${plan: -1}")
home=$PWD/${KIT:-build/gpu}
out=${OUT:-$home/out-$plan}
run=$home/learned-$plan
from=$home/from-$plan
kit=$home/compiled
cache=$home/inductor-$plan
python=${PYTHON:-python3}
mkdir -p "$out" "$run" "$cache"
rm -f "$run/sent"
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 MKL_NUM_THREADS=1
export TORCHINDUCTOR_CACHE_DIR=$cache

# What another machine has sent.
if [ ! -e "$run/checkpoint.npz" ] && ls "$from"/run.tgz.* >/dev/null 2>&1; then
    cat "$from"/run.tgz.* | tar xz -C "$run"
    echo "going on with what came back" | tee -a "$out/log"
fi
if [ -e "$from/inductor.tgz" ] && [ -z "$(ls -A "$cache")" ]; then tar xzf "$from/inductor.tgz" -C "$cache"; fi

# The compiled engine where it fits this Python, with what is not compiled as it is now; else the source.
if [ -d "$kit/boardwright" ]; then
    (cd src && find boardwright -name "*.py") | while read -r file; do
        ls "$kit/${file%.py}".*.so >/dev/null 2>&1 || { mkdir -p "$kit/$(dirname "$file")" && cp -f "src/$file" "$kit/$file"; }
    done
fi
export PYTHONPATH=$kit:$home/carried
if ! "$python" -c "import boardwright.kernel.flow as f, boardwright.learning; assert f.__file__.endswith('.so')" 2>>"$out/log"; then
    echo "the compiled engine does not run here; going on interpreted" | tee -a "$out/log"
    export PYTHONPATH=$PWD/src:$home/carried
fi
"$python" - <<'PY' 2>&1 | tee -a "$out/log"
import os, sys, numpy, onnx, torch
import boardwright.kernel.flow as flow
print("engine", flow.__file__)
print("python", sys.version.split()[0], "numpy", numpy.__version__, "onnx", onnx.__version__, "torch", torch.__version__)
print("cores", os.cpu_count(), "gpu", torch.cuda.get_device_name() if torch.cuda.is_available() else "none")
PY
kind=$("$python" -c "import torch; print('cuda' if torch.cuda.is_available() else 'cpu')")
lessons=$home/lessons-$plan.jsonl.gz
if [ -e "$lessons" ]; then job+=(--lessons "$lessons"); fi

copy() {
    for file in network.onnx network.json curves.csv; do
        if [ "$run/$file" -nt "$out/$file" ]; then cp -f "$run/$file" "$out/$file"; fi
    done
    if [ "$run/checkpoint.npz" -nt "$run/sent" ]; then
        touch "$run/sent"
        tar c -C "$run" $(cd "$run" && ls checkpoint.npz settings.json curves.svg 2>/dev/null) | gzip -1 | split -d -b 15000000 - "$run/run.tgz."
        rm -f "$out"/run.tgz.*
        mv -f "$run"/run.tgz.* "$out"
    fi
}
# Whatever a rating and copying need is kept back; the rest goes into training.
train=$((seconds - (SECONDS - began) - ${KEPT_BACK:-$kept_back}))
setsid "$python" bench/learning/run_gpu.py "${job[@]}" --run "$run" --with "$kind" --pause-after "$train" "$@" \
    >>"$out/log" 2>&1 &
pid=$!
while kill -0 "$pid" 2>/dev/null; do
    sleep 2
    copy
    if [ $((SECONDS - began)) -gt $((seconds - 10)) ]; then
        echo "out of time: stopping; the newest checkpoint is kept" | tee -a "$out/log"
        kill -- "-$pid" 2>/dev/null
        break
    fi
done
rm -f "$run/sent"
copy
tar cz -C "$cache" . | head -c 15000001 >"$cache.tgz"
if [ "$(stat -c %s "$cache.tgz")" -le 15000000 ]; then cp -f "$cache.tgz" "$out/inductor.tgz"; fi
grep -v "what self-play" "$out/log" | tail -n 40
grep "what self-play" "$out/log" | tail -n 3
ls -la "$out"
