/** The time of the stories' tests, in epoch ms: dates in pictures never change. */
export const STORY_TIME_MS = Date.UTC(2026, 10, 21, 10);
