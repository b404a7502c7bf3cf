import { PasswordInput } from '@homeview/ui/PasswordInput';
import { TextInput } from '@homeview/ui/TextInput';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the password at sign-in. A code that was sent to the customer goes into a CodeInput.',
  do: [
    'Pass both names of the toggle: “Show password” and “Hide password”.',
    'Put a TextInput with autoComplete="username" before it, so that password managers fill in both.',
    'Pass autoComplete="new-password" where a password is chosen; without it the current one is offered.',
  ],
  dont: [
    'Trim or change what was typed: spaces may belong to the password.',
    'Check its length or characters at sign-in: only the service knows whether it is right.',
    'Say in error which of e-mail and password is wrong: use one Notice for both.',
  ],
};

interface CredentialsProps {
  readonly email: string;
  readonly password: string;
  readonly onEmail: (email: string) => void;
  readonly onPassword: (password: string) => void;
}

export const Example = ({ email, password, onEmail, onPassword }: CredentialsProps) => (
  <>
    <TextInput
      label="E-mail"
      type="email"
      autoComplete="username"
      value={email}
      onChange={(event) => onEmail(event.target.value)}
    />
    <PasswordInput
      label="Password"
      showLabel="Show password"
      hideLabel="Hide password"
      value={password}
      onChange={(event) => onPassword(event.target.value)}
    />
  </>
);
