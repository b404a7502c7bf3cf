import type { World } from '../world';

const FIRST_MS = Date.UTC(2000, 0, 1);
const LAST_MS = Date.UTC(2999, 11, 31);

/** Adds `ms` within the years that a time of the contract may have. */
const moved = (iso: string, ms: number): string =>
  new Date(Math.min(Math.max(Date.parse(iso) + ms, FIRST_MS), LAST_MS)).toISOString();

/** How time travel treats sessions and codes: they move with the clock, or they age. */
export const SESSION_TIMES = ['move', 'age'] as const;
export type SessionTime = (typeof SESSION_TIMES)[number];

/**
 * Moves sessions and second-factor codes with a clock that jumps by `ms`: valid ones keep their
 * remaining time, and expired ones stay expired.
 */
export function moveSessions(world: World, ms: number): void {
  for (const token of world.tokens) token.expiresAt = moved(token.expiresAt, ms);
  for (const challenge of world.challenges) challenge.sentAt = moved(challenge.sentAt, ms);
}
