import { CodeInput } from '@homeview/ui/CodeInput';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a code that is copied from a message or a card: sign-in codes and gift cards. Postal codes and names go into a TextInput.',
  do: [
    'Use format="digits" for sign-in codes: the phone offers the code of a message it received.',
    'Use format="word" with autoCapitalize="characters" for gift cards.',
    'Pass busy while the code is checked: it cannot be changed, and keeps the focus.',
    'Show how many characters are missing: slots draws a line for each one.',
    'Set with tidy what the code may contain: it cleans typed, pasted and composed text alike.',
  ],
  dont: [
    'Split a code into one field for each character: it could not be pasted.',
    'Clear the field after a wrong code: the customer corrects one character.',
    'Send the code before the customer presses Enter or the button.',
  ],
};

interface GiftCodeProps {
  readonly code: string;
  readonly checking: boolean;
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
}

export const Example = ({ code, checking, error, onCode }: GiftCodeProps) => (
  <CodeInput
    format="word"
    autoCapitalize="characters"
    label="Gift card code"
    hint="10 letters and digits, on the back of the card"
    tidy={(typed) => typed.replace(/\s/g, '').toUpperCase()}
    maxLength={10}
    value={code}
    busy={checking}
    error={error}
    onChange={(event) => onCode(event.target.value)}
  />
);
