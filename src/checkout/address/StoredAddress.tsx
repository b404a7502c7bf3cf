import { Body } from '@homeview/ui/Body';
import { Section } from '@homeview/ui/Section';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { useText } from '../../i18n/useText';
import { PageLink } from '../../shell/links/PageLink';
import { fromReturnPage } from '../../shell/links/useReturnTo';
import { useAddressText } from './useAddressText';

interface Props {
  readonly address: BillAddress;
  /** The page to return to after editing the address. */
  readonly returnTo: string;
}

/** The customer's billing address, with a link to edit it. */
export function StoredAddress({ address, returnTo }: Props) {
  const text = useText();
  const addressText = useAddressText();
  return (
    <Section
      title={text('menu.billAddress')}
      action={
        <PageLink to="/billAddress" search={{ returnTo }} state={fromReturnPage} standalone>
          {text('billAddress.change')}
        </PageLink>
      }
    >
      <Body>
        <bdi>{addressText(address)}</bdi>
      </Body>
    </Section>
  );
}
