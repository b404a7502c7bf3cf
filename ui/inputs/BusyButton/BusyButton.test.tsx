import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BusyButton } from './BusyButton';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

describe('BusyButton', () => {
  it(
    'stays focusable and calls onClick while it is aria-disabled',
    { tags: ['2.screen.30'] },
    async () => {
      const onClick = vi.fn();
      render(
        <BusyButton softDisabled onClick={onClick}>
          Subscribe
        </BusyButton>,
      );
      const button = screen.getByRole('button', { name: 'Subscribe' });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toBeEnabled();
      await userEvent.tab();
      expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(onClick).toHaveBeenCalledOnce();
    },
  );

  it('renders all its labels but shows only one at a time', () => {
    const { rerender } = render(
      <BusyButton busyLabel="Placing your order" otherBusyLabels={['On the way to PayPal']}>
        Pay
      </BusyButton>,
    );
    const shown = () =>
      ['Pay', 'Placing your order', 'On the way to PayPal'].filter((words) => {
        const face = screen.getByText(words).parentElement;
        return face !== null && getComputedStyle(face).visibility !== 'hidden';
      });
    expect(shown()).toEqual(['Pay']);
    rerender(
      <BusyButton busy busyLabel="On the way to PayPal" otherBusyLabels={['Placing your order']}>
        Pay
      </BusyButton>,
    );
    expect(shown()).toEqual(['On the way to PayPal']);
  });

  it('is announced as busy, ignores clicks and keeps the focus while busy', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<BusyButton onClick={onClick}>Pay</BusyButton>);
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    rerender(
      <BusyButton onClick={onClick} busy busyLabel="Creating your order">
        Pay
      </BusyButton>,
    );
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Creating your order')).toBeVisible();
    expect(screen.getByText('Pay')).not.toBeVisible();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('with type submit and busy=%s, Enter submits the form %s times', async (busy, times) => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Code" />
        <BusyButton type="submit" busy={busy}>
          Redeem
        </BusyButton>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Code'), 'x{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(times);
  });
});
