/** The fixed current time of the story tests, in epoch ms, so that dates in pictures never change. */
export const STORY_TIME_MS = Date.UTC(2026, 10, 21, 10);
