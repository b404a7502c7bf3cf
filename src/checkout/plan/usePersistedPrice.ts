import { useState } from 'react';
import { textItem } from '../../platform/storage/storage';

/** Stored per tab, so the selection survives a canceled payment or an address change. */
const kept = textItem('renewalPrice', 'tab');

/**
 * The id of the price selected for a plan's renewal; undefined if none was selected for this plan.
 */
export function usePersistedPrice(packageId: string) {
  const [chosen, setChosen] = useState(() => kept.get());
  const start = `${packageId}/`;
  const choose = (goodsPriceId: string) => {
    kept.set(start + goodsPriceId);
    setChosen(start + goodsPriceId);
  };
  return [chosen?.startsWith(start) ? chosen.slice(start.length) : undefined, choose] as const;
}
