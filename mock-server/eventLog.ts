import type { TimelineEvent } from './world/timelineEvents';

/** The maximum number of events per sandbox. */
const CAPACITY = 200;

/** The past timeline events of a sandbox, oldest first. */
export class EventLog {
  private events: readonly TimelineEvent[] = [];

  add(happened: readonly TimelineEvent[]): void {
    if (happened.length > 0) this.replace([...this.events, ...happened]);
  }

  all(): readonly TimelineEvent[] {
    return this.events;
  }

  replace(events: readonly TimelineEvent[]): void {
    this.events = [...events].sort((a, b) => a.at.localeCompare(b.at)).slice(-CAPACITY);
  }
}
