/** Wait before the text-only form may send a new code, in s. */
export const RESEND_TEXT_S = 60;

const SECOND_MS = 1000;

/**
 * Seconds left of a countdown, 0 to `lifeS`. A missing, invalid or future start (after a clock
 * change) counts as now.
 * @param startedAt epoch ms
 * @param now epoch ms
 */
export function secondsLeft(startedAt: number | null, now: number, lifeS: number): number {
  if (startedAt === null || !Number.isFinite(startedAt)) return lifeS;
  const passed = (now - startedAt) / SECOND_MS;
  return Math.min(lifeS, Math.max(0, Math.ceil(lifeS - passed)));
}

/** Seconds as mm:ss. */
export const asMinutes = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
