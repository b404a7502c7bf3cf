import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AppTheme } from '@homeview/ui/theme';
import { afterEach, expect, it, vi } from 'vitest';
import { AnswerPanel } from './AnswerPanel';

const BLOCKS = {
  'de-DE': [
    { id: 'a', text: 'Ihr Tarif endet.', inEnglish: 'Your plan ends.' },
    { id: 'b', text: 'Sie zahlen nichts.', inEnglish: 'You pay nothing.' },
  ],
  'en-US': [{ id: 'a', text: 'Your plan ends.', inEnglish: 'Your plan ends.' }],
};

const asked = vi.fn<(zone: string | null) => void>();

afterEach(() => vi.unstubAllGlobals());

it('shows the answer with its English, copies the whole of it, and changes its language', async () => {
  vi.stubGlobal('fetch', (path: string) => {
    const { searchParams } = new URL(path, window.location.origin);
    const locale = searchParams.get('locale') === 'en-US' ? 'en-US' : 'de-DE';
    const zone = searchParams.get('zone');
    asked(zone);
    return Promise.resolve(Response.json({ locale, zone, blocks: BLOCKS[locale] }));
  });
  const user = userEvent.setup();
  render(<AnswerPanel id="demo-1" />, { wrapper: AppTheme });
  expect(await screen.findByText('Ihr Tarif endet.')).toHaveAttribute('lang', 'de-DE');
  expect(screen.getByText('You pay nothing.')).toBeVisible();
  expect(screen.getByLabelText('Language of the customer')).toHaveValue('de-DE');
  await user.click(screen.getByRole('button', { name: 'Copy the answer' }));
  expect(await navigator.clipboard.readText()).toBe('Ihr Tarif endet.\n\nSie zahlen nichts.');
  await user.selectOptions(screen.getByLabelText('Language of the customer'), 'en-US');
  expect(await screen.findAllByText('Your plan ends.')).toHaveLength(1);
  // The portal shows dates in the zone of this computer, unless the customer's is another one.
  expect(asked).toHaveBeenLastCalledWith(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await user.selectOptions(screen.getByLabelText('Time zone of the customer'), 'Asia/Tokyo');
  expect(await screen.findByText('Your plan ends.')).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith('Asia/Tokyo');
});
