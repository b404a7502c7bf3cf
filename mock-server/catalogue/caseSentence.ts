import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { describeCustomer } from '../scenarios/describeCustomer';
import { screenWords } from './screenWords';

/** Who the customer is and what they see, in one sentence. */
export function caseSentence(traits: CustomerTraits): string {
  const { screen, failed } = traits;
  const failure = failed ? `, where ${failed.call} failed with ${failed.code}` : '';
  return `${describeCustomer(traits)}, on ${screenWords[screen]}${failure}.`;
}
