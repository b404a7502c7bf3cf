import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { CountryRow } from './CountryRow';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

const props = { label: 'Country', value: 'Germany', placeholder: 'Choose' };

it('is a button that says its value, and does not send the form it stands in', async () => {
  const onOpen = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <CountryRow {...props} onOpen={onOpen} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Country Germany' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('with an address it is a link', () => {
  render(<CountryRow {...props} value="" href="/selectCountry" />);
  const link = screen.getByRole('link', { name: 'Country Choose' });
  expect(link).toHaveAttribute('href', '/selectCountry');
});

it('ties its error to the row and announces it', () => {
  render(<CountryRow {...props} value="" error="Please choose" />);
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Please choose');
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose');
});

it('a disabled one cannot be pressed', async () => {
  const onOpen = vi.fn();
  render(<CountryRow {...props} disabled onOpen={onOpen} />);
  await userEvent.click(screen.getByText('Germany'));
  expect(onOpen).not.toHaveBeenCalled();
});
