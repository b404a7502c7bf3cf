import { expect, it } from 'vitest';
import { startTiming, timingStep } from './timing';

it(
  'a timing has id, start, step time, steps with elapsed time, and total',
  { tags: ['3.entity.42'] },
  () => {
    const started = startTiming('order', 1000);
    expect(started).toEqual({
      id: 'order',
      startTime: 1000,
      stepTime: 1000,
      messages: [],
      totalTime: 0,
    });
    const done = timingStep(timingStep(started, 'created', 1250), 'pay url', 1300);
    expect(done).toEqual({
      id: 'order',
      startTime: 1000,
      stepTime: 1300,
      messages: [
        { message: 'created', elapsed: 250 },
        { message: 'pay url', elapsed: 50 },
      ],
      totalTime: 300,
    });
  },
);

it('a clock change to an earlier time counts as zero elapsed time', () => {
  const done = timingStep(startTiming('order', 1000), 'created', 900);
  expect(done.messages).toEqual([{ message: 'created', elapsed: 0 }]);
  expect(done.totalTime).toBe(0);
});
