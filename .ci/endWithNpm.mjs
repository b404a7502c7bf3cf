/**
 * Ends this program when npm is ended. npm passes signals on only to the shell that it starts, and the
 * shell dies without passing them on, so this watches for its parent to change.
 */
const POLL_MS = 250;

function endWithParent() {
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}

if (process.env.npm_lifecycle_event) endWithParent();
