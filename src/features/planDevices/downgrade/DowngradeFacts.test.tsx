import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InEnglish, factsIn } from '../../../../tests/support/inEnglish';
import { DowngradeFacts } from './DowngradeFacts';
import { DevicesLosingCoverage } from './DevicesLosingCoverage';

describe('the facts of the next plan', () => {
  const removed = 'Devices over its limit are then removed from the plan.';
  const deleted =
    'Cloud events of devices you don’t choose are deleted when the current period ends.';

  it(
    'show its start, the data loss, its price and its coverage',
    { tags: ['4.notice.02', '4.notice.07'] },
    () => {
      const facts = { when: 'At the end.', date: '12/03/2026', limit: 1, goodsPrice: 3.99 };
      const { container } = render(<DowngradeFacts {...facts} />, { wrapper: InEnglish });
      for (const words of ['At the end.', removed, deleted]) {
        expect(screen.getByText(words)).toBeVisible();
      }
      expect(factsIn(container).map(([, value]) => value)).toEqual([
        '12/03/2026',
        '$3.99',
        '1 device',
      ]);
    },
  );

  it('omit an unknown date, and the removal notice if the next plan is unlimited', () => {
    const facts = { when: 'At the end.', date: null, limit: Infinity, goodsPrice: 9.99 };
    const { container } = render(<DowngradeFacts {...facts} />, { wrapper: InEnglish });
    expect(screen.queryByText(removed)).toBeNull();
    expect(factsIn(container).map(([, value]) => value)).toEqual(['$9.99', 'Unlimited devices']);
  });
});

describe('the devices that lose recording', () => {
  it.each([
    [1, 1, 'Camera 1'],
    [20, 20, 'Camera 20'],
    [21, 21, 'and 1 more'],
    [9_999, 21, 'and 9,979 more'],
  ])('of %i devices, shows %i lines, the last one “%s”', (count, lines, last) => {
    const names = Array.from({ length: count }, (_, at) => `Camera ${at + 1}`);
    const losing = { question: null, fate: 'Then.', save: 'Save them first.', names };
    render(<DevicesLosingCoverage {...losing} />, { wrapper: InEnglish });
    expect(screen.getByText('Save them first.')).toBeVisible();
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(lines);
    expect(items.at(-1)).toHaveTextContent(last);
  });
});
