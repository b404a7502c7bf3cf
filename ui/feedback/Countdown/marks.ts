const MINUTE_S = 60;

/** Below this the time is short, in s. */
export const SOON_S = 30;

/** The last warning, in s. There is none per second, because one takes longer to speak. */
const LAST_WARNING_S = 10;

/** Seconds as mm:ss; minutes may exceed 99. */
export const asMinutes = (seconds: number): string =>
  [Math.floor(seconds / MINUTE_S), seconds % MINUTE_S]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** Seconds as an ISO 8601 duration. */
export const asDuration = (seconds: number): string =>
  `PT${Math.floor(seconds / MINUTE_S)}M${seconds % MINUTE_S}S`;

/**
 * The last mark passed while counting down, in s. Marks are every full minute, 30 s, 10 s and the
 * end.
 */
export function markOf(seconds: number): number {
  if (seconds <= 0) return 0;
  if (seconds <= LAST_WARNING_S) return LAST_WARNING_S;
  if (seconds <= SOON_S) return SOON_S;
  return Math.ceil(seconds / MINUTE_S) * MINUTE_S;
}
