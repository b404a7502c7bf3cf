import { Body } from '@homeview/ui/Body';
import { Section } from '@homeview/ui/Section';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { countryIdOf } from '../../domain/address/billingCountry';
import { countryName } from '../../domain/address/countries';
import { useText } from '../../i18n/useText';
import { currentLocale, intlLocale } from '../../platform/locale';
import { PageLink } from '../../shell/links/PageLink';

interface Props {
  readonly address: BillAddress;
  /** The page to return to after editing the address. */
  readonly returnTo: string;
}

/** The customer's billing address, with a link to edit it. Spec 3. */
export function StoredAddress({ address, returnTo }: Props) {
  const text = useText();
  const countryId = countryIdOf(address.countryCode);
  const country =
    countryId === null
      ? text('billAddress.otherCountry')
      : countryName(countryId, intlLocale(currentLocale()));
  const { postal, city, county, state } = address;
  const place = [postal, city, county, state].filter(Boolean).join(', ');
  return (
    <Section
      title={text('menu.billAddress')}
      action={
        <PageLink to="/billAddress" search={{ returnTo }} standalone>
          {text('billAddress.change')}
        </PageLink>
      }
    >
      <Body>
        <bdi>{[address.address, place, country].filter(Boolean).join('\n')}</bdi>
      </Body>
    </Section>
  );
}
