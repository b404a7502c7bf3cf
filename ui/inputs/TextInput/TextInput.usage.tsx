import { TextInput } from '@homeview/ui/TextInput';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For one line of text: an e-mail, an address, a postal code. There is PasswordInput for passwords, CodeInput for codes, SearchInput for lists and SelectInput for fixed values.',
  do: [
    'Spread register(…) of React Hook Form into it: ref and all handlers reach the <input>.',
    'Set type, inputMode and autoComplete: they choose the keyboard and let the browser fill it in.',
    'Pass error when the field was left or the form was sent, and remove it while it is corrected.',
    'Clean what is typed with tidy, and limit it with maxLength: the browser’s undo still works.',
    'Say in hint what to type, where the label does not: “Street and house number”.',
  ],
  dont: [
    'Use placeholder instead of label or hint: it is gone with the first letter.',
    'Use labelHidden for a field that can have an error: no space is reserved for its text.',
    'Set maxLength without need: pasted text is cut off without a message.',
    'Write another value into a field that was typed in: the browser’s undo would mix both.',
  ],
};

interface EmailFieldProps {
  readonly email: string;
  readonly wrong: boolean;
  readonly onEmail: (email: string) => void;
  readonly onLeave: () => void;
}

export const Example = ({ email, wrong, onEmail, onLeave }: EmailFieldProps) => (
  <TextInput
    label="E-mail"
    type="email"
    name="email"
    autoComplete="username"
    hint="The one that you use in the app"
    error={wrong ? 'Enter an e-mail address such as maria@example.com' : undefined}
    value={email}
    onChange={(event) => onEmail(event.target.value)}
    onBlur={onLeave}
  />
);
