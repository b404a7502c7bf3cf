import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { isEmail } from '../../domain/email';
import { emailDraft } from './emailDraft';
import type { Credentials } from './useSignIn';

/**
 * What is typed at sign-in. Its two fields have one rule, and the page is the first that most
 * customers load: a form library would add 12 kB to its 165. An address is judged once it has been
 * left, and from then on while it is typed; empty fields are no error, the button waits for them.
 * Spec 5.
 */
export function useCredentials(onSubmit: (typed: Credentials) => Promise<void>) {
  const [email, setEmail] = useState(() => emailDraft.get());
  const [password, setPassword] = useState('');
  const [judged, setJudged] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const wrong = email.trim() !== '' && !isEmail(email.trim());

  return {
    email,
    password,
    emailIsWrong: judged && wrong,
    /** Properties of the two inputs. */
    fields: {
      email: {
        ref: emailField,
        name: 'email',
        value: email,
        onChange: (event: { readonly target: HTMLInputElement }) => setEmail(event.target.value),
        onBlur: () => setJudged(true),
      },
      password: {
        name: 'password',
        value: password,
        onChange: (event: { readonly target: HTMLInputElement }) => setPassword(event.target.value),
      },
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!wrong) return void onSubmit({ email, password });
      setJudged(true);
      emailField.current?.focus();
    },
  };
}
