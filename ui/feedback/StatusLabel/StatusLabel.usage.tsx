import { Stack } from '@homeview/ui/Stack';
import { StatusLabel } from '@homeview/ui/StatusLabel';
import { Title } from '@homeview/ui/Title';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the state of a plan or a bill, in one or two words. SubscriptionTile and BillRow bring their own; what the state means for the customer goes into a Notice.',
  do: [
    'Choose tone by the state of the plan: pending while it is activated, ending when renewal is off.',
    'Use tone="neutral" for states that say nothing about recording, such as “Processing” on a bill.',
    'Put it above the Title of the page, or at the end of a row.',
  ],
  dont: [
    'Write a sentence or a date: “Ends on 12/24/2026” belongs in a Notice or a KeyValueList.',
    'Make it clickable.',
    'Use it for a discount: PriceTile and OfferCard have a badge.',
  ],
};

interface PlanHeadProps {
  readonly name: string;
  readonly renews: boolean;
}

export const Example = ({ name, renews }: PlanHeadProps) => (
  <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
    <StatusLabel tone={renews ? 'active' : 'ending'}>
      {renews ? 'Active' : 'Renewal off'}
    </StatusLabel>
    <Title>
      <bdi>{name}</bdi>
    </Title>
  </Stack>
);
