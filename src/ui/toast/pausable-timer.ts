/** Calls `done` after `milliseconds` without pauses. It starts at once. */
export function pausableTimer(done: () => void, milliseconds: number) {
  let left = milliseconds;
  let startedAt = Date.now();
  let handle = setTimeout(done, left);
  let running = true;

  return {
    pause() {
      if (!running) return;
      running = false;
      clearTimeout(handle);
      left -= Date.now() - startedAt;
    },
    resume() {
      if (running) return;
      running = true;
      startedAt = Date.now();
      handle = setTimeout(done, left);
    },
  };
}
