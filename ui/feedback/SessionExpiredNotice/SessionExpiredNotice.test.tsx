import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SessionExpiredNotice } from './SessionExpiredNotice';
import { Themed } from '../../testing/Themed';

it('is announced as an alert and has a single action', async () => {
  const onAction = vi.fn();
  render(
    <SessionExpiredNotice
      title="Please sign in again"
      message="Your cameras keep recording."
      actionLabel="Sign in"
      onAction={onAction}
    />,
    { wrapper: Themed },
  );
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Please sign in again',
  );
  expect(alert).toHaveTextContent('Your cameras keep recording.');
  await userEvent.click(within(alert).getByRole('button'));
  expect(onAction).toHaveBeenCalledOnce();
});
