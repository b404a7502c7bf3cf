/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The message with its stack trace, for the terminal only. */
export const stackOf = (error: unknown): string =>
  (error instanceof Error && error.stack) || String(error);
