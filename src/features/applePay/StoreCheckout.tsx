import { useState } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Title } from '@homeview/ui/Title';
import type { UnboundDevice } from '@homeview/contracts/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/payMode';
import { DevicePicker } from '../../checkout/DevicePicker';
import { OrderSummary } from '../../checkout/OrderSummary';
import { Processing } from '../../checkout/Processing';
import { TermsCheckbox } from '../../checkout/TermsCheckbox';
import { confirmNoDevice } from '../../checkout/confirmNoDevice';
import { useNativePayment } from '../../checkout/useNativePayment';
import { agreedBefore, useTerms } from '../../checkout/useTerms';
import { formatPrice, toCents } from '../../domain/price';
import { tierFor, tierLimit } from '../../domain/storeTiers';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storedItems';
import { BusyContent } from '../../shell/BusyContent';
import { PortalPage } from '../../shell/PortalPage';
import { StoreHoldNotice } from './StoreHoldNotice';
import { useMayBuy } from './useMayBuy';
import { useStoreDevices } from './useStoreDevices';
import type { WalletOffer } from './useWalletOffer';

interface Props extends WalletOffer {
  /** Devices of the house without a plan. */
  readonly devices: readonly UnboundDevice[];
  /** Path and query of the page before. */
  readonly backTo: string;
}

/** Devices, total, and the button that orders and has the store sell it. Spec 1, 4, 5. */
export function StoreCheckout({ devices, backTo, ...offer }: Props) {
  const { goods, price: base, house, holdFor } = offer;
  const text = useText();
  const held = useMayBuy(house, holdFor(base.planUnit));
  const { limit, chosen, toggle } = useStoreDevices(offer, devices);
  // The store bills by device: more of them are sold by a larger tier.
  const price = tierFor(goods, base, chosen.length);
  const terms = useTerms(base.goodsPriceId, 'applePay.termsText');
  const [askTerms] = useState(() => !agreedBefore(base.goodsPriceId));
  const { step, pay } = useNativePayment();
  const busy = step !== 'idle';
  const cents = toCents(price.price);
  const covers = tierLimit(goods, price);

  const onPay = async () => {
    if (busy || !(await held.mayBuy())) return;
    if (askTerms && !terms.requireAgreement()) return;
    if (chosen.length === 0 && !(await confirmNoDevice(text))) return;
    const basket = {
      userId: stored.user.get()?.id ?? '',
      houseId: house.id,
      goodsId: goods.goodsId,
      goodsPriceId: price.goodsPriceId,
      priceCents: cents,
      currency: price.currency,
      deviceIds: chosen,
      payMode: PayMode.ApplePay,
    };
    await pay(basket, price.appleGoodsId);
  };

  return (
    <PortalPage
      title={text('selectDevice.title')}
      headingInContent
      backTo={backTo}
      aside={
        <OrderSummary
          {...{ goods, price, house }}
          coverage={
            covers === Infinity
              ? text('unlimited_devices')
              : text('plan.deviceLimit', { count: covers })
          }
        />
      }
      footer={
        <BottomActionBar
          summary={text('applePay.renewsFor', { price: formatPrice(cents), unit: price.planUnit })}
        >
          <BusyButton
            fullWidth
            busy={busy}
            busyLabel={text(step === 'paying' ? 'checkout.inStore' : 'checkout.paying')}
            otherBusyLabels={[text(step === 'paying' ? 'checkout.paying' : 'checkout.inStore')]}
            softDisabled={held.reason !== undefined || (askTerms && !terms.agreed)}
            onClick={() => void onPay()}
          >
            {text('checkout.pay', { price: formatPrice(cents) })}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <BusyContent heading={<Title>{text('selectDevice.heading')}</Title>} busy={busy}>
        <StoreHoldNotice {...held} />
        <DevicePicker {...{ devices, chosen, limit }} houseName={house.name} onToggle={toggle} />
        {askTerms ? (
          <TermsCheckbox
            checked={terms.agreed}
            onChange={terms.setAgreed}
            inputRef={terms.checkbox}
          />
        ) : null}
      </BusyContent>
      {busy ? <Processing /> : null}
    </PortalPage>
  );
}
