/** How long an action took, step by step. Times in ms. Spec 3. */
export interface LogTiming {
  readonly id: string;
  /** Epoch ms. */
  readonly startTime: number;
  /** When the last step ended; epoch ms. */
  readonly stepTime: number;
  /** The steps, each with the time since the one before. */
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

/** The timing with one more step done. A clock that was set back counts as standing still. */
export function timingStep(timing: LogTiming, message: string, now: number): LogTiming {
  const at = Math.max(now, timing.stepTime);
  return {
    ...timing,
    stepTime: at,
    messages: [...timing.messages, { message, elapsed: at - timing.stepTime }],
    totalTime: at - timing.startTime,
  };
}
