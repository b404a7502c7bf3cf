import { render as renderBare, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ExtensionTile } from '../ExtensionTile';
import { PlanTile, type PlanTileProps } from './PlanTile';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

const plan: PlanTileProps = {
  name: 'choice',
  planName: 'Cloud Recording',
  lines: ['30 days of history', '30 days of history'],
  price: '$3.99',
  priceLabel: 'Your price',
  coverage: 'Covers 3 devices',
  badge: 'New',
  selected: false,
  onSelect: () => undefined,
};

describe('PlanTile', () => {
  it('has all its texts in its accessible name, in reading order', () => {
    render(<PlanTile {...plan} />);
    expect(screen.getByRole('radio')).toHaveAccessibleName(
      'Cloud Recording New 30 days of history 30 days of history Your price $3.99 Covers 3 devices',
    );
  });

  it('omits price, lines and badge if they are not set', () => {
    render(<PlanTile {...plan} price={undefined} lines={[]} badge={undefined} />);
    expect(screen.getByRole('radio')).toHaveAccessibleName('Cloud Recording Covers 3 devices');
  });
});

describe('PlanTile and ExtensionTile with the same name', () => {
  function Choices() {
    const [chosen, setChosen] = useState('');
    const choice = (id: string) => ({
      name: 'choice',
      selected: chosen === id,
      onSelect: () => {
        setChosen(id);
      },
    });
    return (
      <>
        <PlanTile {...plan} {...choice('new')} />
        <ExtensionTile
          {...choice('more')}
          planName="Garage"
          daysLabel="12 days left"
          devicesLabel="1 of 3 devices"
        />
      </>
    );
  }

  it('deselect each other', async () => {
    render(<Choices />);
    const fresh = screen.getByRole('radio', { name: /Cloud Recording/ });
    const more = screen.getByRole('radio', { name: 'Garage 12 days left 1 of 3 devices' });
    expect(fresh).not.toBeChecked();
    expect(more).not.toBeChecked();
    await userEvent.click(fresh);
    await userEvent.click(more);
    expect([fresh, more].map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ]);
    await userEvent.click(fresh);
    expect(more).not.toBeChecked();
  });
});
