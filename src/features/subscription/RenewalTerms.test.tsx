import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  planDeviceExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { InEnglish } from '../../../tests/support/inEnglish';
import { TurnOffWarning, TurnOnTerms } from './RenewalTerms';

const devices = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    planDeviceExample({ deviceId: String(at), deviceName: `Camera ${at + 1}` }),
  );
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the confirmation for turning renewal off', () => {
  it(
    'shows when the plan ends and that its data is deleted afterwards',
    { tags: ['4.notice.06', '10.ruling.30', '10.ruling.32'] },
    () => {
      render(<TurnOffWarning detail={subscriptionDetailExample()} />, { wrapper: InEnglish });
      const words =
        'Cloud Recording stays active until 12/03/2026 · December 3 and won’t be charged again. After that, its recordings, albums and events are permanently deleted.';
      expect(
        document.body.textContent.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' '),
      ).toContain(words);
      expect(names()).toEqual(['Front door']);
      expect(
        screen.getByText('Save the recordings you want to keep before 12/03/2026 · December 3.'),
      ).toBeVisible();
      expect(
        screen.getByText('Buying the plan again later doesn’t bring old recordings back.'),
      ).toBeVisible();
      expect(screen.getByText(/^Recordings can’t be saved from this page\./)).toBeVisible();
      expect(screen.getAllByText(/\bsave\b/i)).toHaveLength(1);
    },
  );

  it.each([
    [0, 0, undefined],
    [20, 20, 'Camera 20'],
    [21, 21, 'and 1 more'],
    [40, 21, 'and 20 more'],
  ])('for %i devices shows %i lines, the last one “%s”', (count, lines, last) => {
    const detail = subscriptionDetailExample({ devList: devices(count) });
    render(<TurnOffWarning detail={detail} />, { wrapper: InEnglish });
    expect(names()).toHaveLength(lines);
    expect(names().at(-1)).toBe(last);
  });
});

describe('the confirmation for turning renewal on', () => {
  it.each([
    ['day', '2.99', 'renews on 12/03/2026 · December 3 for $2.99, and every day after that'],
    ['month', '2.99', 'renews on 12/03/2026 · December 3 for $2.99, and every month after that'],
    ['year', '29.99', 'renews on 12/03/2026 · December 3 for $29.99, and every year after that'],
  ] as const)(
    'of a plan renewed every %s shows when and how much is charged',
    (unit, price, words) => {
      const detail = subscriptionDetailExample({ subScribeType: unit });
      render(<TurnOnTerms detail={detail} nextPrice={Number(price)} />, { wrapper: InEnglish });
      expect(screen.getByText(/You pay nothing today/)).toHaveTextContent(words);
    },
  );
});
