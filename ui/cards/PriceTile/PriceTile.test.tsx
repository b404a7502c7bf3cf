import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PriceTile, type PriceTileProps } from './PriceTile';
import { PriceTileGroup } from './PriceTileGroup';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

const annual: PriceTileProps = {
  name: 'plan',
  cycleLabel: 'Annual',
  price: '$19.99',
  priceLabel: 'Your price',
  listPrice: '$35.88',
  listPriceLabel: 'List price',
  perLabel: '/ year',
  coverage: 'Covers 3 devices',
  selected: true,
  onSelect: () => undefined,
};

describe('PriceTile', () => {
  it('shows the list price struck through, with its label', { tags: ['2.screen.24'] }, () => {
    render(<PriceTile {...annual} />);
    const struck = screen.getByRole('deletion');
    expect(struck.tagName).toBe('DEL');
    expect(struck).toHaveTextContent('List price $35.88');
  });

  it('has no struck-through price without a list price', () => {
    render(<PriceTile {...annual} listPrice={undefined} />);
    expect(screen.queryByRole('deletion')).toBeNull();
  });

  it('shows the actual price without strikethrough', { tags: ['2.screen.25'] }, () => {
    render(<PriceTile {...annual} />);
    expect(screen.getByText('$19.99').closest('del')).toBeNull();
    expect(screen.getByRole('radio')).toHaveAccessibleName(/Your price \$19\.99/);
  });

  it.each(['Covers 3 devices', 'Covers unlimited devices'])(
    'shows the coverage "%s" and includes it in its accessible name',
    { tags: ['2.screen.26'] },
    (coverage) => {
      render(<PriceTile {...annual} coverage={coverage} />);
      expect(screen.getByText(coverage)).toBeVisible();
      expect(screen.getByRole('radio')).toHaveAccessibleName(expect.stringContaining(coverage));
    },
  );

  it('is a radio button in a named group and is selected by a click', async () => {
    const onSelect = vi.fn();
    render(
      <PriceTileGroup label="Billing cycle">
        <PriceTile {...annual} />
        <PriceTile {...annual} {...{ onSelect, selected: false, cycleLabel: 'Monthly' }} />
      </PriceTileGroup>,
    );
    expect(screen.getByRole('radiogroup')).toHaveAccessibleName('Billing cycle');
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    await userEvent.click(screen.getByText('Monthly'));
    expect(onSelect).toHaveBeenCalledOnce();
  });
});
