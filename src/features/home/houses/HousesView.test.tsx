import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readInPortal } from '../../../../tests/support/renderInPortal';
import {
  houseOfOther,
  threeHouses,
  uncoveredHouses,
  withFailedHouse,
} from '../testing/houseSamples';
import { HousesView } from './HousesView';
import type { HousesViewProps } from './HousesViewProps';

const read = (houses: HousesViewProps['houses'], others: HousesViewProps['others'] = []) =>
  readInPortal(<HousesView houses={houses} others={others} />).replaceAll('\u00a0', ' ');
const wordsOf = (house: string) => screen.getByRole('region', { name: house }).textContent;

describe('all houses', () => {
  it('say what is paid on the next day for all of them, and who bills it', () => {
    const words = read(threeHouses);
    expect(words).toContain(
      'Next payments for all your houses: $12.98 plus tax on 12/03/2026 · December 3, in 2 payments.',
    );
    expect(words).toContain('Billed through PayPal, App Store, and Credit Card.');
    expect(words).toContain('3 devices in your houses have no plan.');
  });

  it('claim nothing about all of them if one could not be loaded', () => {
    const words = read(withFailedHouse({}));
    expect(words).not.toMatch(/all your houses|in your houses|Billed through/);
    expect(wordsOf('Beach hut')).toContain('Couldn’t load this house.');
    expect(wordsOf('Grandma’s cottage')).toContain('$9.99');
  });

  it('show neither a payment nor who bills if a plan is not known', () => {
    const words = read(
      threeHouses.map((one) => ({
        ...one,
        plans: one.plans?.map((plan) => ({ ...plan, detail: null })),
      })),
    );
    expect(words).not.toMatch(/Next payment|No payment|Billed through/);
    expect(words).toContain('3 devices in your houses have no plan.');
  });

  it('say that nothing is paid where no plan is paid again', () => {
    const words = read(uncoveredHouses);
    expect(words).toContain('No payment planned for any of your houses.');
    expect(words).not.toContain('Billed through');
  });

  it('name the houses of others, and why they are not shown', () => {
    expect(read(threeHouses, [houseOfOther])).toContain(
      'Not shown: Harbour office. Only the owner of a house can manage its plans.',
    );
    expect(read(threeHouses)).not.toContain('Not shown');
  });

  it('name five uncovered devices of a house and count the others', () => {
    read(uncoveredHouses);
    const house = within(screen.getByRole('region', { name: 'Beach hut' }));
    const words = house.getByText(/^Devices without a plan/).textContent;
    expect(words).toContain('Camera 5');
    expect(words).not.toContain('Camera 6');
    expect(words).toMatch(/and 8\smore devices$/);
    expect(house.getByRole('link', { name: 'Choose a plan for Beach hut' })).toBeVisible();
  });
});
