/**
 * Runs a change and waits until it is painted. Returns the ms between. A message posted within an
 * animation frame is delivered after that frame was painted.
 */
export function msUntilPainted(change: () => void): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const start = performance.now();
    port1.onmessage = () => {
      const taken = performance.now() - start;
      port1.close();
      resolve(taken);
    };
    change();
    requestAnimationFrame(() => port2.postMessage(null));
  });
}
