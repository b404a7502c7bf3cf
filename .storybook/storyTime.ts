/** The moment at which every story of a screen plays: dates on its picture never change. */
export const STORY_TIME_MS = Date.UTC(2026, 10, 21, 10);
