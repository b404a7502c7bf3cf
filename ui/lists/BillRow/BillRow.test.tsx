import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BillList } from './BillList';
import { BillRow } from './BillRow';
import { Themed } from '../../testing/Themed';

const bill = {
  name: 'Cloud Recording',
  about: 'Renewal',
  date: '12/24/2026',
  price: '$19.99',
  href: '/bills/1',
};

it('BillRow is a single link in a named list, clickable everywhere', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  render(
    <BillList label="Bills">
      <BillRow {...bill} onClick={onClick} />
    </BillList>,
    { wrapper: Themed },
  );
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/bills/1');
  expect(link).toHaveAccessibleName('Cloud Recording Renewal 12/24/2026 $19.99');
  expect(screen.getByRole('list', { name: 'Bills' })).toContainElement(link);
  for (const text of ['Cloud Recording', 'Renewal', '12/24/2026', '$19.99']) {
    await userEvent.click(screen.getByText(text));
  }
  expect(onClick).toHaveBeenCalledTimes(4);
});

it('BillRow passes ref and other properties to its link', () => {
  const ref = vi.fn();
  render(<BillRow {...bill} ref={ref} data-status="active" />, { wrapper: Themed });
  expect(screen.getByRole('link')).toHaveAttribute('data-status', 'active');
  expect(ref).toHaveBeenCalledWith(screen.getByRole('link'));
});
