/** A moment as people read it, in UTC as the clock of a sandbox counts: "2026-11-21 10:00". */
export const readable = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
