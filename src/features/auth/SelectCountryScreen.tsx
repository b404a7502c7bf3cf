import { useNavigate } from '@tanstack/react-router';
import { Body } from '@homeview/ui/Body';
import { CountryPicker } from '@homeview/ui/CountryPicker';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/PortalPage';
import { signInAddress } from './search';
import { useCountry } from './useCountry';
import { useCountryOptions } from './useCountryOptions';

interface Props {
  readonly redirectUrl: string | undefined;
}

/** The country of the account, which decides the regional site. Spec 2, 4. */
export function SelectCountryScreen({ redirectUrl }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const { country, pick } = useCountry(redirectUrl);
  const countries = useCountryOptions();

  const choose = (id: string) => {
    if (pick(id) === 'here') void navigate({ to: '/login', search: { redirectUrl } });
  };

  return (
    <PortalPage
      title={text('login.country')}
      headingInContent
      maxWidth={560}
      backTo={signInAddress(redirectUrl)}
    >
      <Stack spacing={1.5}>
        <Title>{text('login.country')}</Title>
        <Body tone="muted">{text('country.why')}</Body>
        <CountryPicker
          label={text('login.country')}
          countries={countries}
          selectedId={country}
          onChoose={choose}
          searchLabel={text('country.search')}
          noMatchLabel={text('country.noMatch')}
          countLabel={(count) => text('country.count', { count })}
        />
      </Stack>
    </PortalPage>
  );
}
