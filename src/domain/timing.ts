/** Duration of an action by steps, in ms. */
export interface LogTiming {
  readonly id: string;
  /** Epoch ms. */
  readonly startTime: number;
  /** End of the last step; epoch ms. */
  readonly stepTime: number;
  /** The steps, each with the time since the previous one. */
  readonly messages: readonly { readonly message: string; readonly elapsed: number }[];
  readonly totalTime: number;
}

export const startTiming = (id: string, now: number): LogTiming => ({
  id,
  startTime: now,
  stepTime: now,
  messages: [],
  totalTime: 0,
});

/** Adds a finished step. A clock change to an earlier time counts as zero elapsed time. */
export function timingStep(timing: LogTiming, message: string, now: number): LogTiming {
  const at = Math.max(now, timing.stepTime);
  return {
    ...timing,
    stepTime: at,
    messages: [...timing.messages, { message, elapsed: at - timing.stepTime }],
    totalTime: at - timing.startTime,
  };
}
