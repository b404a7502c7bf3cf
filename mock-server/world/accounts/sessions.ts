import type { World } from '../world';

const FIRST_MS = Date.UTC(1970, 0, 1);
const LAST_MS = Date.UTC(9999, 11, 31);

/** Texts of years with five digits could not be compared. */
const moved = (iso: string, ms: number): string =>
  new Date(Math.min(Math.max(Date.parse(iso) + ms, FIRST_MS), LAST_MS)).toISOString();

/** What a journey in time does to sessions and codes: they move along, or they age. Ruling 50. */
export const SESSION_TIMES = ['move', 'age'] as const;
export type SessionTime = (typeof SESSION_TIMES)[number];

/**
 * Takes sessions and second-factor codes along with a clock that is moved by `ms`: what was valid
 * stays valid for as long as before, and what had expired stays expired. Ruling 50.
 */
export function moveSessions(world: World, ms: number): void {
  for (const token of world.tokens) token.expiresAt = moved(token.expiresAt, ms);
  for (const challenge of world.challenges) challenge.sentAt = moved(challenge.sentAt, ms);
}
