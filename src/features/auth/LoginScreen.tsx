import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CountryRow } from '@homeview/ui/CountryRow';
import { Illustration } from '@homeview/ui/Illustration';
import { Notice } from '@homeview/ui/Notice';
import { PasswordInput } from '@homeview/ui/PasswordInput';
import { Stack } from '@homeview/ui/Stack';
import { TextInput } from '@homeview/ui/TextInput';
import { Title } from '@homeview/ui/Title';
import { useForm, useWatch } from 'react-hook-form';
import { isFilledIn } from '../../domain/credentials';
import { useText } from '../../i18n/useText';
import { config } from '../../platform/config';
import { sessionEnded } from '../../platform/session';
import { OutsideLink } from '../../shell/OutsideLink';
import { PortalPage } from '../../shell/PortalPage';
import { Reference } from '../../shell/Reference';
import { inPage } from '../../shell/inPage';
import { lazyResolver } from '../../shell/lazyResolver';
import { LanguageChoice } from './LanguageChoice';
import { emailDraft } from './emailDraft';
import { countryAddress } from './search';
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
  const { country, name: countryName } = useCountry(redirectUrl);
  const navigate = useNavigate();
  // Read once: it is forgotten with success, while this page is still shown.
  const [ended] = useState(() => sessionEnded.get() !== null);
  const { signIn, signingIn, failed } = useSignIn(redirectUrl);
  const { register, handleSubmit, control, formState } = useForm<Credentials>({
    mode: 'onTouched',
    resolver,
    defaultValues: { email: emailDraft.get(), password: '' },
  });
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  const emailError = formState.errors.email ? text('email_error') : undefined;
  const ready = emailError === undefined && isFilledIn({ country, email, password });

  const openCountries = inPage(() => {
    emailDraft.keep(email);
    void navigate({ to: '/selectCountry', search: { redirectUrl } });
  });

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
        {ended ? (
          <Notice tone="info" live>
            <strong>{text('session_expired')}</strong> {text('session_expired_tips')}
          </Notice>
        ) : null}
        <CountryRow
          label={text('login.country')}
          value={countryName}
          placeholder={text('login.chooseCountry')}
          href={countryAddress(redirectUrl)}
          onOpen={openCountries}
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
        {failed ? (
          <Notice tone="error" live>
            {failed.words}
            {failed.refused ? null : <Reference error={failed.error} inNotice />}
          </Notice>
        ) : null}
        <BusyButton
          type="submit"
          fullWidth
          disabled={!ready}
          busy={signingIn}
          busyLabel={text('login.signingIn')}
        >
          {text('login.signIn')}
        </BusyButton>
        <OutsideLink href={config.termsUrl} standalone>
          {text('login.terms')}
        </OutsideLink>
      </Stack>
    </PortalPage>
  );
}
