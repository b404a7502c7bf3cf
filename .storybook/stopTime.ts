/** Stops `Date` at a moment (epoch ms); timers go on. Returns the way to let it run again. */
export function stopTime(at: number): () => void {
  const Running = Date;
  globalThis.Date = new Proxy(Running, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [at] : args, newTarget) as Date,
    apply: () => new Running(at).toString(),
    get: (target, name) => (name === 'now' ? () => at : (Reflect.get(target, name) as unknown)),
  });
  return () => {
    globalThis.Date = Running;
  };
}
