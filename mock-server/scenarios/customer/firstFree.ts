/** The first id that is not taken; the last one where all are. */
export const firstFree = (ids: readonly string[], taken: readonly string[]): string =>
  ids.find((id) => !taken.includes(id)) ?? ids.at(-1) ?? '';
