import { useState } from 'react';
import { textItem } from '../../platform/storage/storage';

/** Kept in the tab: who cancels at the provider, or changes an address, finds it still chosen. */
const kept = textItem('renewalPrice', 'tab');

/** The price, by its id, that a plan is to go on at: undefined until one was chosen for this plan. */
export function usePersistedPrice(packageId: string) {
  const [chosen, setChosen] = useState(() => kept.get());
  const start = `${packageId}/`;
  const choose = (goodsPriceId: string) => {
    kept.set(start + goodsPriceId);
    setChosen(start + goodsPriceId);
  };
  return [chosen?.startsWith(start) ? chosen.slice(start.length) : undefined, choose] as const;
}
