import { ComparisonTable } from '@homeview/ui/ComparisonTable';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'To show what a change replaces, before it is made: the old value beside the new one. For facts with one value use KeyValueList.',
  do: [
    'Name the columns by time: “Now” and “New”.',
    'Show rows that stay the same too, so that the customer sees what does not change.',
  ],
  dont: ['Give two rows the same label: labels are their keys.', 'Put fields or buttons into it.'],
};

interface ChangeProps {
  readonly priceNow: string;
  readonly priceThen: string;
}

export const Example = ({ priceNow, priceThen }: ChangeProps) => (
  <ComparisonTable
    label="What changes"
    before="Now"
    after="New"
    rows={[{ label: 'Price', before: priceNow, after: priceThen }]}
  />
);
