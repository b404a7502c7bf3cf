/** The sentence of whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The same with the place where it was thrown, for the terminal only. */
export const stackOf = (error: unknown): string =>
  (error instanceof Error && error.stack) || String(error);
