import { Body } from '@homeview/ui/Body';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import { Section } from '@homeview/ui/Section';
import { AddressSkeleton } from '@homeview/ui/Skeletons';
import { SideBySide } from '@homeview/ui/Stack';
import { TextLink } from '@homeview/ui/TextLink';
import type { BillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { useAddressText } from '../../../checkout/address/useAddressText';
import { billPath } from '../../../domain/payment/billPath';
import { useText } from '../../../i18n/useText';
import { failureText } from '../../../shell/failureText';
import { usePortalConfig } from '../../../platform/launch/usePortalConfig';
import { fromReturnPage } from '../../../shell/links/useReturnTo';
import { PageLink } from '../../../shell/links/PageLink';

/** The account's billing address; null if there is none. */
export type BuyerAddress = ScreenState<BillAddress | null>;

interface Props {
  readonly orderId: string;
  readonly address: BuyerAddress;
  /** Why the address could not be loaded. */
  readonly addressError?: unknown;
}

/**
 * Seller and buyer. An order has no address, so the bill shows the account's present
 * one and says so.
 */
export function BillParties({ orderId, address, addressError }: Props) {
  const { seller } = usePortalConfig();
  const text = useText();
  return (
    <SideBySide>
      {seller.length > 0 ? (
        <Section title={text('bill.seller')}>
          <Body>{seller.join('\n')}</Body>
        </Section>
      ) : null}
      <Section title={text('menu.billAddress')}>
        <ScreenSwitch
          state={address}
          loading={<AddressSkeleton />}
          failed={(retry) => (
            <>
              <Body tone="muted">
                {failureText(addressError, text, text('bill.addressFailed'))}
              </Body>
              <TextLink standalone onClick={retry}>
                {text('common.tryAgain')}
              </TextLink>
            </>
          )}
          empty={null}
        >
          {(known) =>
            known === null ? <NoAddress orderId={orderId} /> : <Address address={known} />
          }
        </ScreenSwitch>
      </Section>
    </SideBySide>
  );
}

function Address({ address }: { readonly address: BillAddress }) {
  const text = useText();
  const addressText = useAddressText();
  return (
    <>
      <Body>
        <bdi>{addressText(address)}</bdi>
      </Body>
      <Body tone="muted" size="small">
        {text('bill.addressNote')}
      </Body>
    </>
  );
}

function NoAddress({ orderId }: { readonly orderId: string }) {
  const text = useText();
  return (
    <>
      <Body tone="muted">{text('bill.noAddress')}</Body>
      <PageLink
        to="/billAddress"
        search={{ returnTo: billPath(orderId) }}
        state={fromReturnPage}
        standalone
      >
        {text('bill.addAddress')}
      </PageLink>
    </>
  );
}
