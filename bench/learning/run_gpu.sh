#!/usr/bin/env bash
# Train on a machine with a GPU and no network, in parts that each may be cut off: imitation first, then self-play.
#
#   bench/learning/run_gpu.sh SECONDS TOTAL_MINUTES GAME [LESSONS...]
#
# SECONDS is what this call may take in all; TOTAL_MINUTES what the whole run is planned for. Call it again for the next
# part: it goes on with the run in build/learned. What comes of it is copied into $OUT (else build/learned-out) all the
# time: the network with its data sheet, curves, settings, checkpoint and log. EXTRA holds more arguments of run_gpu.py.
#
# What such a machine lacks is brought along in build/ (or in $KIT): `compiled`, the engine compiled for its Python (without it the
# source runs), and `carried`, modules that its Python has not: mypy_extensions.py is all that is needed.
set -u
began=$SECONDS
seconds=$1 minutes=$2
shift 2
out=${OUT:-build/learned-out}
run=build/learned
mkdir -p "$out" "$run"
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 MKL_NUM_THREADS=1
python=${PYTHON:-python3}
kit=$PWD/${KIT:-build}
# The compiled engine where it was carried and fits this Python, else the source; and what this Python lacks.
export PYTHONPATH=$kit/compiled:$kit/carried
if ! "$python" -c "import boardwright.kernel.flow as f, boardwright.learning; assert f.__file__.endswith('.so')" 2>>"$out/log"; then
    echo "the compiled engine does not run here; going on interpreted" | tee -a "$out/log"
    export PYTHONPATH=$PWD/src:$kit/carried
fi
"$python" - <<'PY' 2>&1 | tee -a "$out/log"
import os, sys, numpy, onnx, torch
import boardwright.kernel.flow as flow
print("engine", flow.__file__)
print("python", sys.version.split()[0], "numpy", numpy.__version__, "onnx", onnx.__version__, "torch", torch.__version__)
print("cores", os.cpu_count(), "gpu", torch.cuda.get_device_name() if torch.cuda.is_available() else "none")
PY
kind=$("$python" -c "import torch; print('cuda' if torch.cuda.is_available() else 'cpu')")
copy() {
    for file in network.onnx network.json curves.csv curves.svg checkpoint.npz settings.json; do
        if [ -e "$run/$file" ]; then cp -f "$run/$file" "$out/$file"; fi
    done
}
# Whatever a rating and copying need is kept back; the rest goes into training.
train=$((seconds - (SECONDS - began) - ${KEPT_BACK:-90}))
setsid "$python" bench/learning/run_gpu.py "$@" --run "$run" --with "$kind" --minutes "$minutes" --pause-after "$train" \
    ${EXTRA:-} >>"$out/log" 2>&1 &
pid=$!
while kill -0 "$pid" 2>/dev/null; do
    sleep 3
    copy
    if [ $((SECONDS - began)) -gt $((seconds - 10)) ]; then
        echo "out of time: stopping; the newest checkpoint is kept" | tee -a "$out/log"
        kill -- "-$pid" 2>/dev/null
        break
    fi
done
copy
if [ -s "$run/more-lessons.jsonl" ]; then gzip -c "$run/more-lessons.jsonl" >"$out/more-lessons.jsonl.gz"; fi
grep -v "what self-play" "$out/log" | tail -n 40
grep "what self-play" "$out/log" | tail -n 3
ls -la "$out"
