import type { ReportBug } from '../calls/carryOut';
import { writeWhole } from './writeWhole';

/** Waited after a change, so that many become one writing, in ms. */
const PAUSE_MS = 1000;

/** Writes a state to a file some time after it has changed, one writing at a time. */
export class Saver {
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly path: string,
    private readonly read: () => string,
    private readonly report: ReportBug,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  /** Something may have changed. */
  touch(): void {
    this.timer ??= setTimeout(() => void this.save(), this.pauseMs).unref();
  }

  /** Writes the present state; resolves once it is on the disk. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing
      .then(() => writeWhole(this.path, this.read()))
      .catch((error: unknown) => this.report(`the mock cannot save: ${String(error)}`));
    return this.writing;
  }
}
