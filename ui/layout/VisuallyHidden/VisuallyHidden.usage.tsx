import { TextLink } from '@homeview/ui/TextLink';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For words that only screen readers need, because the screen shows them by place or look. An icon that needs a name takes title on Icon or aria-label on IconButton.',
  do: [
    'Tell equal links apart: “Remove” shows, “Remove Front door” is read.',
    'Say what a price is before it is read: “List price”.',
    'Use as="h1" for the heading of a page whose title is in the header only.',
    'Put it in a role="status" to announce a result that sighted customers see.',
  ],
  dont: [
    'Put links, buttons or fields in it: the focus would be on something that cannot be seen.',
    'Use it for a warning or a price that every customer needs.',
  ],
};

interface PlanLineProps {
  readonly name: string;
  readonly price: string;
  readonly listPrice: string;
  readonly onChange: () => void;
}

export const Example = ({ name, price, listPrice, onChange }: PlanLineProps) => (
  <p>
    <bdi>{name}</bdi> <VisuallyHidden>Your price</VisuallyHidden> {price}{' '}
    <del>
      <VisuallyHidden>List price</VisuallyHidden> {listPrice}
    </del>{' '}
    <TextLink standalone onClick={onChange}>
      Change<VisuallyHidden> {name}</VisuallyHidden>
    </TextLink>
  </p>
);
