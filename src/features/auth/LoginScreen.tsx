import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Illustration } from '@homeview/ui/Illustration';
import { Notice } from '@homeview/ui/Notice';
import { PasswordInput } from '@homeview/ui/PasswordInput';
import { SelectInput } from '@homeview/ui/SelectInput';
import { Stack } from '@homeview/ui/Stack';
import { TextInput } from '@homeview/ui/TextInput';
import { TextLink } from '@homeview/ui/TextLink';
import { Title } from '@homeview/ui/Title';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../i18n/useText';
import { config } from '../../platform/config';
import { PortalPage } from '../../shell/PortalPage';
import { lazyResolver } from '../../shell/lazyResolver';
import { LanguageChoice } from './LanguageChoice';
import { useCountry } from './useCountry';
import { useSignIn } from './useSignIn';
import type { Credentials } from './useSignIn';

interface Props {
  readonly redirectUrl: string | undefined;
}

const resolver = lazyResolver<Credentials>(() => import('./loginForm'));

/** Sign-in: country, e-mail, password. Spec 2, 5. */
export function LoginScreen({ redirectUrl }: Props) {
  const text = useText();
  const { country, options, pick } = useCountry(redirectUrl);
  const { signIn, signingIn, error } = useSignIn(redirectUrl);
  const { register, handleSubmit, control, formState } = useForm<Credentials>({
    mode: 'onTouched',
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const emailError = formState.errors.email ? text('email_error') : undefined;
  const missing = country === '' || email.trim() === '' || password === '';

  return (
    <PortalPage
      title={text('login.title')}
      headingInContent
      maxWidth={440}
      header={{ extra: <LanguageChoice /> }}
    >
      <Stack component="form" noValidate onSubmit={handleSubmit(signIn)} sx={{ gap: 1 }}>
        <Illustration name="welcome" size="small" />
        <Title>{text('login.welcome')}</Title>
        <Body tone="muted">{text('login.intro')}</Body>
        <SelectInput
          label={text('login.country')}
          name="country"
          autoComplete="country"
          value={country}
          options={options}
          onChange={pick}
        />
        <TextInput
          label={text('login.email')}
          type="email"
          autoComplete="username"
          error={emailError}
          {...register('email')}
        />
        <PasswordInput
          label={text('login.password')}
          showLabel={text('login.showPassword')}
          hideLabel={text('login.hidePassword')}
          {...register('password')}
        />
        {error ? (
          <Notice tone="error" live>
            {error}
          </Notice>
        ) : null}
        <BusyButton
          type="submit"
          fullWidth
          disabled={missing || emailError !== undefined}
          busy={signingIn}
          busyLabel={text('login.signingIn')}
        >
          {text('login.signIn')}
        </BusyButton>
        <TextLink href={config.termsUrl} external standalone>
          {text('login.terms')}
        </TextLink>
      </Stack>
    </PortalPage>
  );
}
