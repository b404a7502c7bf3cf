import type { TimelineEvent } from './world/timelineEvents';

/** Happenings remembered in one sandbox. */
const CAPACITY = 200;

/** What time has brought about in a sandbox, oldest first. */
export class EventLog {
  private happenings: readonly TimelineEvent[] = [];

  add(happened: readonly TimelineEvent[]): void {
    if (happened.length > 0) this.replace([...this.happenings, ...happened]);
  }

  all(): readonly TimelineEvent[] {
    return this.happenings;
  }

  replace(happenings: readonly TimelineEvent[]): void {
    this.happenings = [...happenings].sort((a, b) => a.at.localeCompare(b.at)).slice(-CAPACITY);
  }
}
