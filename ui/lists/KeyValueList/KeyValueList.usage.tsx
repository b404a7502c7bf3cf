import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For facts with a label and a value: an order summary, an invoice, the details of a plan. Explanations go into Body, features into FeatureCard.',
  do: [
    'Set strong on one row, the one that is paid: “Total”.',
    'Wrap names of houses and people in <bdi>.',
    'Set plain inside a card or a Dialog, which has its own edge.',
    'Show “–” where a value is not known, so that rows do not come and go.',
  ],
  dont: [
    'Give two rows the same label: labels are their keys.',
    'Put fields or checkboxes into value.',
    'Write a colon after a label.',
  ],
};

interface SummaryProps {
  readonly planName: string;
  readonly houseName: string;
  readonly renewsOn: string;
  readonly total: string;
}

export const Example = ({ planName, houseName, renewsOn, total }: SummaryProps) => (
  <Section title="Order summary">
    <KeyValueList
      rows={[
        { label: 'Plan', value: planName },
        { label: 'House', value: <bdi>{houseName}</bdi> },
        { label: 'Next renewal', value: renewsOn },
        { label: 'Total', value: total, strong: true },
      ]}
    />
  </Section>
);
