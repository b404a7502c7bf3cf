/** Loaded into a measured process: answers each message with the longest wait of its event loop. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
// A wait is noted by a timer, which may run only after the message.
const answer = () => {
  process.send?.(delays.max / 1e6);
  delays.reset();
};
process.on('message', () => setTimeout(answer, 20));
