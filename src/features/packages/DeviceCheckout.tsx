import { useCallback, useState } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/package/package.schemas';
import type { UnboundDevice } from '@homeview/contracts/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/payMode';
import { useDeviceChoice } from '../../checkout/deviceChoice';
import { hostedPayModes } from '../../checkout/payModes';
import { useCheckout } from '../../checkout/useCheckout';
import { deviceLimit } from '../../domain/deviceLimit';
import { formatPrice, toCents } from '../../domain/price';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storedItems';
import { PortalPage } from '../../shell/PortalPage';
import { dialogs, toasts } from '../../shell/feedback';
import { DevicePicker } from './DevicePicker';
import { OrderSummary } from './OrderSummary';
import { PayModeChoice } from './PayModeChoice';
import { TermsCheckbox } from './TermsCheckbox';
import { agreedBefore, useTerms } from './useTerms';

interface Props {
  readonly goods: Goods;
  readonly price: PriceEntry;
  readonly house: House;
  readonly devices: readonly UnboundDevice[];
  readonly payModes: readonly PayMode[];
}

/** Devices, way to pay, total, and the button that orders. Spec 2, 4, 5. */
export function DeviceCheckout({ goods, price, house, devices, payModes }: Props) {
  const text = useText();
  const limit = deviceLimit(price, goods);
  const onOverLimit = useCallback(() => {
    toasts.show({ message: text('service_max', { max: limit }), tone: 'error' });
  }, [limit, text]);
  const { chosen, toggle } = useDeviceChoice({
    purpose: `${house.id}/${price.goodsPriceId}`,
    available: devices.map((device) => device.deviceId),
    limit,
    onOverLimit,
  });
  const modes = hostedPayModes(payModes);
  const [pickedMode, setPickedMode] = useState<PayMode>();
  const payMode = pickedMode !== undefined && modes.includes(pickedMode) ? pickedMode : modes[0];
  const terms = useTerms(price.goodsPriceId);
  const [askTerms] = useState(() => !agreedBefore(price.goodsPriceId));
  const { step, pay } = useCheckout();
  const busy = step !== 'idle';
  const cents = toCents(price.price);
  const coverage =
    limit === Infinity ? text('unlimited_devices') : text('plan.coversDevices', { count: limit });

  const confirmNoDevice = async (): Promise<boolean> => {
    const answer = await dialogs.open({
      content: text('plan_detail_unselect_tips'),
      confirmLabel: text('selectDevice.continue'),
    });
    return answer.by === 'confirm';
  };

  const onPay = async () => {
    if (busy || payMode === undefined) return;
    if (askTerms && !terms.requireAgreement()) return;
    if (chosen.length === 0 && !(await confirmNoDevice())) return;
    await pay({
      userId: stored.user.get()?.id ?? '',
      houseId: house.id,
      goodsId: goods.goodsId,
      goodsPriceId: price.goodsPriceId,
      priceCents: cents,
      currency: price.currency,
      deviceIds: chosen,
      payMode,
    });
  };

  return (
    <PortalPage
      title={text('selectDevice.title')}
      headingInContent
      backTo={`/defaultPackage?${new URLSearchParams({
        goodsId: goods.goodsId,
        checkedPriceId: price.goodsPriceId,
      })}`}
      aside={<OrderSummary {...{ goods, price, house, coverage }} />}
      asideOnPhone="below"
      footer={
        <BottomActionBar
          summary={text('packages.renewsFor', {
            price: formatPrice(cents),
            unit: price.planUnit,
          })}
        >
          <BusyButton
            fullWidth
            busy={busy}
            busyLabel={text(step === 'leaving' ? 'checkout.leaving' : 'checkout.paying')}
            softDisabled={payMode === undefined || (askTerms && !terms.agreed)}
            onClick={() => void onPay()}
          >
            {text('checkout.pay', { price: formatPrice(cents) })}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <Stack sx={{ gap: 2.5 }} inert={busy}>
        <Title>{text('selectDevice.heading')}</Title>
        <DevicePicker {...{ devices, chosen, limit }} houseName={house.name} onToggle={toggle} />
        <PayModeChoice modes={modes} chosen={payMode} onChoose={setPickedMode} />
        {askTerms ? (
          <TermsCheckbox
            checked={terms.agreed}
            onChange={terms.setAgreed}
            inputRef={terms.checkbox}
          />
        ) : null}
      </Stack>
      {busy ? (
        <Notice tone="info" live>
          {text('checkout.processing')}
        </Notice>
      ) : null}
    </PortalPage>
  );
}
