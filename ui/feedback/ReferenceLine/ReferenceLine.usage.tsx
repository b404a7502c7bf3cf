import { Notice } from '@homeview/ui/Notice';
import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the reference of an error that a customer reads to support. LoadError takes it as its reference; an order number goes into a KeyValueList.',
  do: [
    'Set plain inside a Notice or a toast.',
    'Show the same reference for as long as the same error shows, and log it once.',
    'Put it last, below what happened and what to do next.',
    'Pass a link to support as its action, so that it is in the same place everywhere.',
  ],
  dont: [
    'Show it alone: it says nothing to the customer.',
    'Show one for a mistake that the customer can correct, such as a wrong password.',
    'Put an address, a name or a token into value.',
  ],
};

interface NotCheckedProps {
  /** Such as R1-0M1EW-ME92B. */
  readonly reference: string;
}

export const Example = ({ reference }: NotCheckedProps) => (
  <Notice tone="error" title="Couldn’t check the code" live>
    Your gift card hasn’t been used. Try again.
    <ReferenceLine label="Reference for support" value={reference} plain />
  </Notice>
);
