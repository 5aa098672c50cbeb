#!/usr/bin/env bash
# Train on a machine with a GPU and no network, in parts that each may be cut off: imitation first, then self-play.
#
#   bench/learning/run_gpu.sh PLAN SECONDS [ARGUMENTS of run_gpu.py]
#
# PLAN is kb (Kingdom Builder for two, 17 minutes in two parts) or kf (Keyflower for four, 6 minutes in one). SECONDS is what
# this call may take in all. The last part is called with --last, so that the run ends with it, whatever time is left:
#
#   bench/learning/run_gpu.sh kb 570
#   bench/learning/run_gpu.sh kb 570 --last
#   bench/learning/run_gpu.sh kf 420 --last
#
# What it needs is brought along in build/:
#   compiled      the engine compiled for that machine's Python (without it the source runs); newer sources are laid over it
#   carried       modules that its Python has not: mypy_extensions.py is all that is needed
#   lessons-kb.jsonl.gz, lessons-kf.jsonl.gz     games of `medium` (boardwright lessons); without them there is no imitation
#   learned-kb    the run so far, if it is still there, else
#   from-kb       what came back from the part before
#
# What comes back is in $OUT (else build/out-PLAN), eight files at most, none over 15 MB, copied all the time: log,
# network.onnx with its data sheet network.json, curves.csv, the run as run.tgz.* (checkpoint, settings, curves.svg), and what
# was compiled for the GPU as inductor.tgz. Copy all of it to build/from-PLAN to go on on another machine.
set -u
began=$SECONDS
plan=$1 seconds=$2
shift 2
case $plan in
kb) job=(kingdom_builder --players 2 --minutes 17) kept_back=60 ;;
# A game against three of `medium` takes seconds, so there are few.
kf) job=(keyflower --players 4 --minutes 6 --hidden 256 --rate 8e-4 --every 400 --seeds 7 --last-seeds 28) kept_back=110 ;;
*) echo "there is no plan $plan; there are: kb, kf" >&2 && exit 2 ;;
esac
out=${OUT:-build/out-$plan}
run=build/learned-$plan
from=build/from-$plan
kit=$PWD/build/compiled
python=${PYTHON:-python3}
mkdir -p "$out" "$run" build/inductor
rm -f "$run/sent"
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 MKL_NUM_THREADS=1
export TORCHINDUCTOR_CACHE_DIR=$PWD/build/inductor

# What another machine has sent.
if [ ! -e "$run/checkpoint.npz" ] && ls "$from"/run.tgz.* >/dev/null 2>&1; then
    cat "$from"/run.tgz.* | tar xz -C "$run"
    echo "going on with what came back" | tee -a "$out/log"
fi
if [ -e "$from/inductor.tgz" ] && [ -z "$(ls -A build/inductor)" ]; then tar xzf "$from/inductor.tgz" -C build/inductor; fi

# The compiled engine where it fits this Python, with what is not compiled as it is now; else the source.
if [ -d "$kit/boardwright" ]; then
    (cd src && find boardwright -name "*.py") | while read -r file; do
        ls "$kit/${file%.py}".*.so >/dev/null 2>&1 || { mkdir -p "$kit/$(dirname "$file")" && cp -f "src/$file" "$kit/$file"; }
    done
fi
export PYTHONPATH=$kit:$PWD/build/carried
if ! "$python" -c "import boardwright.kernel.flow as f, boardwright.learning; assert f.__file__.endswith('.so')" 2>>"$out/log"; then
    echo "the compiled engine does not run here; going on interpreted" | tee -a "$out/log"
    export PYTHONPATH=$PWD/src:$PWD/build/carried
fi
"$python" - <<'PY' 2>&1 | tee -a "$out/log"
import os, sys, numpy, onnx, torch
import boardwright.kernel.flow as flow
print("engine", flow.__file__)
print("python", sys.version.split()[0], "numpy", numpy.__version__, "onnx", onnx.__version__, "torch", torch.__version__)
print("cores", os.cpu_count(), "gpu", torch.cuda.get_device_name() if torch.cuda.is_available() else "none")
PY
kind=$("$python" -c "import torch; print('cuda' if torch.cuda.is_available() else 'cpu')")
lessons=build/lessons-$plan.jsonl.gz
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
tar cz -C build/inductor . | head -c 15000001 >build/inductor.tgz
if [ "$(stat -c %s build/inductor.tgz)" -le 15000000 ]; then cp -f build/inductor.tgz "$out/inductor.tgz"; fi
grep -v "what self-play" "$out/log" | tail -n 40
grep "what self-play" "$out/log" | tail -n 3
ls -la "$out"
