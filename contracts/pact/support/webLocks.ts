/** Web Locks, which Node and jsdom lack: requests for a name run one after another. */
export function webLocks() {
  const lines = new Map<string, Promise<unknown>>();
  return {
    request<T>(name: string, work: () => Promise<T>): Promise<T> {
      const turn = (lines.get(name) ?? Promise.resolve()).then(work);
      lines.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
