import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CountryRow } from '@homeview/ui/CountryRow';
import { Illustration } from '@homeview/ui/Illustration';
import { Notice } from '@homeview/ui/Notice';
import { PasswordInput } from '@homeview/ui/PasswordInput';
import { FormStack } from '@homeview/ui/Stack';
import { TextInput } from '@homeview/ui/TextInput';
import { Title } from '@homeview/ui/Title';
import { whenIdle } from '@homeview/ui/WhenIdle';
import { isFilledIn } from '../../domain/credentials';
import { useText } from '../../i18n/useText';
import { config } from '../../platform/config';
import { sessionEnded } from '../../platform/session';
import { OutsideLink } from '../../shell/OutsideLink';
import { PortalPage } from '../../shell/PortalPage';
import { Reference } from '../../shell/Reference';
import { inPage } from '../../shell/inPage';
import { LanguageChoice } from './LanguageChoice';
import { emailDraft } from './emailDraft';
import { countryAddress } from './search';
import { useCountry } from './useCountry';
import { useCredentials } from './useCredentials';
import { prepareSignIn, useSignIn } from './useSignIn';

interface Props {
  readonly redirectUrl: string | undefined;
}

/** Sign-in: country, e-mail, password. Spec 2, 5. */
export function LoginScreen({ redirectUrl }: Props) {
  const text = useText();
  const { country, name: countryName } = useCountry(redirectUrl);
  const navigate = useNavigate();
  // Read once: it is forgotten with success, while this page is still shown.
  const [ended] = useState(() => sessionEnded.get() !== null);
  const { signIn, signingIn, failed } = useSignIn(redirectUrl);
  useEffect(() => whenIdle(prepareSignIn), []);
  const { email, password, emailIsWrong, fields, submit } = useCredentials(signIn);
  const ready = !emailIsWrong && isFilledIn({ country, email, password });

  const openCountries = inPage(() => {
    emailDraft.keep(email);
    void navigate({ to: '/selectCountry', search: { redirectUrl } });
  });

  return (
    <PortalPage
      title={text('login.title')}
      headingInContent
      maxWidth={440}
      headerEnd={<LanguageChoice />}
    >
      <FormStack noValidate onSubmit={submit} spacing={1}>
        <Illustration name="welcome" size="small" />
        <Title>{text('login.welcome')}</Title>
        <div style={{ marginBottom: 12 }}>
          <Body tone="muted">{text('login.intro')}</Body>
        </div>
        {ended ? (
          <Notice tone="info" title={text('session_expired')} live>
            {text('session_expired_tips')}
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
          error={emailIsWrong ? text('email_error') : undefined}
          {...fields.email}
        />
        <PasswordInput
          label={text('login.password')}
          showLabel={text('login.showPassword')}
          hideLabel={text('login.hidePassword')}
          {...fields.password}
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
      </FormStack>
    </PortalPage>
  );
}
