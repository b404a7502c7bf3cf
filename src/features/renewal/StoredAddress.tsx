import { useNavigate } from '@tanstack/react-router';
import { Body } from '@homeview/ui/Body';
import { Section } from '@homeview/ui/Section';
import { TextLink } from '@homeview/ui/TextLink';
import type { BillAddress } from '@homeview/contracts/billing/billing.schemas';
import { countryIdOf } from '../../domain/billingCountry';
import { countryName } from '../../domain/countries';
import { renewalPath } from '../../domain/renewalPath';
import { useText } from '../../i18n/useText';
import { currentLocale, intlLocale } from '../../platform/locale';
import { inPage } from '../../shell/inPage';

interface Props {
  readonly address: BillAddress;
  /** The plan that is renewed: where the customer comes back to. */
  readonly packageId: string;
}

/** The billing address in a line, with the way to change it. Spec 3. */
export function StoredAddress({ address, packageId }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const countryId = countryIdOf(address.countryCode);
  const country =
    countryId === null
      ? text('billAddress.otherCountry')
      : countryName(countryId, intlLocale(currentLocale()));
  const { postal, city, county, state } = address;
  const line = [address.address, city, county, state, postal, country]
    .filter((part) => part !== '')
    .join(', ');
  const toAddress = `/billAddress?${new URLSearchParams({ returnTo: renewalPath(packageId) })}`;
  return (
    <Section
      title={text('menu.billAddress')}
      action={
        <TextLink
          href={toAddress}
          standalone
          onClick={inPage(() => void navigate({ href: toAddress }))}
        >
          {text('renew.changeAddress')}
        </TextLink>
      }
    >
      <Body>
        <bdi>{line}</bdi>
      </Body>
    </Section>
  );
}
