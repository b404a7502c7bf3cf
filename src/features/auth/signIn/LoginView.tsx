import { yupResolver } from '@hookform/resolvers/yup';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Illustration } from '@homeview/ui/Illustration';
import { Notice } from '@homeview/ui/Notice';
import { PasswordInput } from '@homeview/ui/PasswordInput';
import { FormStack, Stack } from '@homeview/ui/Stack';
import { TextInput } from '@homeview/ui/TextInput';
import { Title } from '@homeview/ui/Title';
import type { MessageId } from '../../../i18n/messages';
import { useText } from '../../../i18n/useText';
import { usePortalConfig } from '../../../platform/launch/usePortalConfig';
import { HelpLine } from '../../../shell/links/HelpLine';
import { OutsideLink } from '../../../shell/links/OutsideLink';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { Reference } from '../../../shell/Reference';
import { CountryLink } from '../../../shell/links/CountryLink';
import { fromReturnPage } from '../../../shell/links/useReturnTo';
import { LanguageChoice } from './LanguageChoice';
import { isFilledIn, signInSchema } from './signIn.schema';
import type { SignInForm } from './signIn.schema';
import type { Credentials } from './useSignIn';

export interface LoginViewProps {
  readonly redirectUrl: string | undefined;
  /** Id of the account's country, and its localized name. */
  readonly country: string;
  readonly countryName: string;
  /** The e-mail typed earlier. */
  readonly email?: string;
  /** `LoginNotices`. */
  readonly notices?: ReactNode;
  readonly signingIn?: boolean;
  /** Why sign-in failed. `refused`: the service rejected it, and `words` is its message. */
  readonly failed?: {
    readonly words: string;
    readonly refused: boolean;
    readonly error: unknown;
  } | null;
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
  /** Opens the country selection and saves the e-mail typed so far. */
  readonly onToCountries: (email: string) => void;
}

const resolver = yupResolver(signInSchema);

/** Sign-in: country, e-mail, password. */
export function LoginView({
  redirectUrl,
  country,
  countryName,
  email = '',
  notices,
  signingIn = false,
  failed = null,
  onSubmit,
  onToCountries,
}: LoginViewProps) {
  const text = useText();
  const missingId = useId();
  const { termsUrl } = usePortalConfig();
  const { control, formState, getValues, handleSubmit, register, setValue } = useForm({
    mode: 'onTouched',
    resolver,
    defaultValues: { country, email, password: '' },
  });
  const typed = useWatch({ control, compute: (all: SignInForm) => all });
  const messageOf = (error: FieldError | undefined) =>
    error && error.type !== 'required' ? text(error.message as MessageId) : undefined;
  const emailError = messageOf(formState.errors.email);
  const passwordError = messageOf(formState.errors.password);
  const ready = !emailError && !passwordError && isFilledIn(typed);
  // An error explains itself beside its field.
  const isMissing = !ready && !emailError && !passwordError && typed.country !== '';

  /** Password managers may fill fields without events, so this reads the values from the DOM. */
  const readFields = ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => {
    const held = new FormData(currentTarget);
    for (const name of ['email', 'password'] as const) {
      const value = held.get(name);
      if (typeof value !== 'string' || value === typed[name]) continue;
      setValue(name, value, { shouldValidate: true });
    }
  };

  return (
    <PortalPage
      title={text('login.title')}
      heading="content"
      width="form"
      centered
      headerEnd={<LanguageChoice />}
    >
      <FormStack
        noValidate
        onAnimationStart={readFields}
        onFocus={readFields}
        onKeyDown={readFields}
        onPointerOver={readFields}
        onSubmit={(event) => {
          readFields(event);
          void handleSubmit(onSubmit)(event);
        }}
        spacing={1}
      >
        <Illustration name="welcome" size="small" />
        <Title>{text('login.welcome')}</Title>
        <Stack sx={{ pb: 1.5 }}>
          <Body tone="muted">{text('login.intro')}</Body>
        </Stack>
        {notices}
        <CountryLink
          to="/selectCountry"
          search={{ redirectUrl }}
          state={fromReturnPage}
          label={text('login.country')}
          value={countryName}
          placeholder={text('login.chooseCountry')}
          onClick={() => onToCountries(getValues('email'))}
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
          error={passwordError}
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
          softDisabled={!ready}
          keepsColour
          describedBy={isMissing ? missingId : undefined}
          busy={signingIn}
          busyLabel={text('login.signingIn')}
        >
          {text('login.signIn')}
        </BusyButton>
        {isMissing ? (
          <div id={missingId}>
            <Body tone="muted" size="small">
              {text('login.missing')}
            </Body>
          </div>
        ) : null}
        <HelpLine topic="password" toSupport={false} />
        <OutsideLink href={termsUrl} standalone>
          {text('login.terms')}
        </OutsideLink>
      </FormStack>
    </PortalPage>
  );
}
