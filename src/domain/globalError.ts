/** Kinds of uncaught errors. */
export type GlobalErrorType = 'chunk' | 'unknown' | 'unhandledrejection';

/** Browser messages for a chunk that could not be fetched. */
const CHUNK =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading chunk/i;

const isChunkError = (message: string): boolean => CHUNK.test(message);

/** The type of a global error; null for errors of cross-origin scripts, which have no details. */
export function globalErrorType(
  source: 'error' | 'unhandledrejection',
  { message, filename = '' }: { readonly message: string; readonly filename?: string },
): GlobalErrorType | null {
  if (isChunkError(message)) return 'chunk';
  if (source === 'unhandledrejection') return 'unhandledrejection';
  return /^Script error\.?$/i.test(message) && filename === '' ? null : 'unknown';
}
