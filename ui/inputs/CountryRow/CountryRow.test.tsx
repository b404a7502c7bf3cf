import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { CountryRow } from './CountryRow';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

const props = {
  label: 'Country',
  value: 'Germany',
  placeholder: 'Choose',
  href: '/selectCountry',
  onClick: vi.fn((event: { preventDefault: () => void }) => event.preventDefault()),
};

it('is a link named by label and value that does not submit the surrounding form', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <CountryRow {...props} />
    </form>,
  );
  const link = screen.getByRole('link', { name: 'Country Germany' });
  expect(link).toHaveAttribute('href', '/selectCountry');
  await userEvent.click(link);
  expect(props.onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows the placeholder if no country is selected', () => {
  render(<CountryRow {...props} value="" />);
  expect(screen.getByRole('link', { name: 'Country Choose' })).toBeVisible();
});
