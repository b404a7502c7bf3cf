import { CheckboxRow } from '@homeview/ui/CheckboxRow';
import { TextLink } from '@homeview/ui/TextLink';
import type { RefObject } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For one thing to agree to, such as the terms above the order button. To choose devices use DeviceList, one of several options ChoiceTile.',
  do: [
    'Write the label as a sentence in the first person: “I agree to the terms of use.”',
    'Put the links to the terms into the label: they open, and do not tick the box.',
    'Pass inputRef, and bring the box into view when the order is pressed without it.',
  ],
  dont: [
    'Tick it for the customer.',
    'Show error before the customer has pressed the button that needs it.',
    'Keep it ticked when another price with other terms is chosen.',
  ],
};

interface TermsProps {
  readonly agreed: boolean;
  readonly missing: boolean;
  readonly onChange: (agreed: boolean) => void;
  readonly boxRef: RefObject<HTMLInputElement | null>;
  readonly termsUrl: string;
}

export const Example = ({ agreed, missing, onChange, boxRef, termsUrl }: TermsProps) => (
  <CheckboxRow
    checked={agreed}
    onChange={onChange}
    inputRef={boxRef}
    error={missing ? 'Agree to the terms to continue' : undefined}
  >
    I agree to the{' '}
    <TextLink href={termsUrl} external>
      terms of use
    </TextLink>{' '}
    and to yearly renewal.
  </CheckboxRow>
);
