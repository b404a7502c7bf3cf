import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { TextLink } from '@homeview/ui/TextLink';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a part of a page with a heading: devices, invoice, payment method. The page itself is named by Title; parts without a heading are spaced by Stack.',
  do: [
    'Keep the title to a few words: screen readers list it as the name of the section.',
    'Put one link or one outlined button into action, about the whole section: “Change plan”.',
    'Set headingLevel={3} for a section inside another section.',
  ],
  dont: [
    'Put the main action of the page into action: it goes into the BottomActionBar.',
    'Render a Subtitle inside it with the same words.',
    'Render a section whose content is empty: leave it out, or put an EmptyState in it.',
  ],
};

interface PlanFactsProps {
  readonly renewsOn: string;
  readonly price: string;
  readonly changePlanHref: string;
}

export const Example = ({ renewsOn, price, changePlanHref }: PlanFactsProps) => (
  <Section
    title="Plan details"
    action={
      <TextLink href={changePlanHref} standalone>
        Change plan
      </TextLink>
    }
  >
    <KeyValueList
      rows={[
        { label: 'Next renewal', value: renewsOn },
        { label: 'Price', value: price, strong: true },
      ]}
    />
  </Section>
);
