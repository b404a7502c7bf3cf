import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { reproduce } from './reproduce';
import { caseSentence } from './caseSentence';

/**
 * A customer's case as the console shows it.
 * @param code of these traits.
 */
export function describeCase(traits: CustomerTraits, code: string) {
  const { screen, failed, locale, platform, appVersion, minutes } = traits;
  const seen = { screen, locale, platform, appVersion };
  /** What to do in the portal before the failure shows; null for nothing. */
  const act = failed ? reproduce({ ...seen, ...failed }).act : null;
  return { code, says: caseSentence(traits), ...seen, failed, minutes, act };
}

export type DescribedCase = ReturnType<typeof describeCase>;
