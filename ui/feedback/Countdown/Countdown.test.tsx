import { render as renderBare, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Countdown } from './Countdown';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

const at = (secondsLeft: number) => (
  <Countdown
    secondsLeft={secondsLeft}
    label="Valid for"
    finishedLabel="It is over"
    announcement={(seconds) => `${seconds} s left`}
  />
);
const said = () => screen.getByRole('status').textContent;

/** All announcements while counting down from one second to another. */
function heard(from: number, to: number): string[] {
  const { rerender, unmount } = render(at(from));
  const status = screen.getByRole('status');
  const words: string[] = [];
  for (let seconds = from; seconds >= to; seconds -= 1) {
    rerender(at(seconds));
    const now = status.textContent;
    if (now && now !== words.at(-1)) words.push(now);
  }
  unmount();
  return words;
}

describe('Countdown', () => {
  it.each([
    [600, '10:00'],
    [599.2, '10:00'],
    [61, '01:01'],
    [9, '00:09'],
    [6000, '100:00'],
  ])('shows %s seconds as %s', (seconds, shown) => {
    render(at(seconds));
    expect(screen.getByRole('timer', { name: 'Valid for' })).toHaveTextContent(
      `Valid for ${shown}`,
    );
  });

  it.each([0, -5, NaN])('shows the finished label for %s seconds', (seconds) => {
    render(at(seconds));
    expect(screen.getByRole('timer', { name: 'It is over' })).toHaveTextContent(/^It is over$/);
  });

  it('announces only full minutes, 30 s, 10 s and the end', () => {
    expect(heard(182, 177)).toEqual(['180 s left']);
    expect(heard(62, 0)).toEqual(['60 s left', '30 s left', '10 s left', 'It is over']);
  });

  it('announces nothing when it mounts', () => {
    render(at(600));
    expect(said()).toBe('');
  });

  it('announces the current time after the device was asleep', () => {
    const { rerender } = render(at(590));
    rerender(at(305));
    expect(said()).toBe('305 s left');
  });

  it('announces the time when it restarts', () => {
    const { rerender } = render(at(0));
    rerender(at(600));
    expect(said()).toBe('600 s left');
    expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  });
});
