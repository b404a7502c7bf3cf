import { Body } from '@homeview/ui/Body';
import { CountryPicker } from '@homeview/ui/CountryPicker';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { useText } from '../../../i18n/useText';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { signInAddress } from '../search';
import { useCountryOptions } from './useCountryOptions';

export interface SelectCountryViewProps {
  readonly redirectUrl: string | undefined;
  /** Id of the selected country. */
  readonly country: string;
  readonly onChoose: (id: string) => void;
}

/** Country selection for the account; the country determines the regional site. */
export function SelectCountryView({ redirectUrl, country, onChoose }: SelectCountryViewProps) {
  const text = useText();
  const countries = useCountryOptions();
  return (
    <PortalPage
      title={text('login.country')}
      heading="contentTitle"
      width="form"
      centered
      backTo={signInAddress(redirectUrl)}
    >
      <Stack spacing={1.5}>
        <Title>{text('login.country')}</Title>
        <Body tone="muted">{text('country.why')}</Body>
        <CountryPicker
          label={text('login.country')}
          countries={countries}
          selectedId={country}
          onChoose={onChoose}
          searchLabel={text('country.search')}
          noMatchLabel={text('country.noMatch')}
          countLabel={(count) => text('country.count', { count })}
        />
      </Stack>
    </PortalPage>
  );
}
