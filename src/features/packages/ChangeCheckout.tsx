import { useState } from 'react';
import { Notice } from '@homeview/ui/Notice';
import { Title } from '@homeview/ui/Title';
import { confirmNoDevice } from '../../checkout/confirmNoDevice';
import { PayBar } from '../../checkout/PayBar';
import { PayModeChoice } from '../../checkout/PayModeChoice';
import { Processing } from '../../checkout/Processing';
import { TaxNote } from '../../checkout/TaxNote';
import { TermsCheckbox } from '../../checkout/TermsCheckbox';
import { useCheckout } from '../../checkout/useCheckout';
import { usePayMode } from '../../checkout/usePayMode';
import { agreedBefore, useTerms } from '../../checkout/useTerms';
import { formatPrice, toCents } from '../../domain/price';
import { formatDate } from '../../i18n/formatDate';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storedItems';
import { BusyContent } from '../../shell/BusyContent';
import { PortalPage } from '../../shell/PortalPage';
import { dialogs } from '../../shell/feedback';
import { ChangeSummary } from './ChangeSummary';
import { ChangedDevices } from './ChangedDevices';
import type { PlanCheckoutProps } from './PlanCheckout';
import { useChangedDevices } from './useChangedDevices';
import type { PlanChange } from './usePlanOffer';
import { usePlanSummary } from './usePlanSummary';
import { useUnlimitedHeld } from '../../checkout/useUnlimitedHeld';

interface Props extends PlanCheckoutProps {
  readonly change: PlanChange;
}

/**
 * Another package in place of a plan: when it begins, what it costs today and then, which devices it
 * covers, and the button that orders it. Spec 4.
 */
export function ChangeCheckout({ goods, price, house, devices, payModes, ...more }: Props) {
  const { change, search, backTo } = more;
  const text = useText();
  const { modes, payMode, pick } = usePayMode(payModes);
  const choice = useChangedDevices({ change, goods, price, unbound: devices });
  const terms = useTerms(price.goodsPriceId);
  const [askTerms] = useState(() => !agreedBefore(price.goodsPriceId));
  const { asking, mayGoOn } = useUnlimitedHeld(change.packageId);
  const { step, pay } = useCheckout();
  const summaryOf = usePlanSummary();
  const busy = asking || step !== 'idle';
  const cents = toCents(price.price);
  const later = choice.start === 'periodEnd';
  const date = formatDate(change.detail.nextRenewal);

  /** Not choosing who stays is a choice too, and is asked about. */
  const confirmNoneStays = async (): Promise<boolean> => {
    const answer = await dialogs.open({
      content: text('change.noneChosen', {
        max: choice.limit,
        date: date ?? '',
      }),
      confirmLabel: text('selectDevice.continue'),
    });
    return answer.by === 'confirm';
  };

  const onPay = async () => {
    if (busy || payMode === undefined) return;
    if (askTerms && !terms.requireAgreement()) return;
    if (choice.mustChoose && choice.chosen.length === 0 && !(await confirmNoneStays())) return;
    if (!later && choice.ordered.length === 0 && !(await confirmNoDevice(text))) return;
    if (!(await mayGoOn(house, price.planUnit))) return;
    await pay({
      packageId: change.packageId,
      activityId: search.activityId,
      remark: search.original,
      userId: stored.user.get()?.id ?? '',
      houseId: house.id,
      goodsId: goods.goodsId,
      goodsPriceId: price.goodsPriceId,
      priceCents: cents,
      currency: price.currency,
      deviceIds: choice.ordered,
      payMode,
    });
  };

  return (
    <PortalPage
      title={text('change.title')}
      headingInContent
      backTo={backTo}
      aside={<ChangeSummary {...{ change, goods, price, house }} start={choice.start} />}
      footer={
        <PayBar
          summary={summaryOf(goods, price, change)}
          label={
            later ? text('change.confirm') : text('checkout.pay', { price: formatPrice(cents) })
          }
          step={step}
          preparing={asking}
          softDisabled={payMode === undefined || (askTerms && !terms.agreed)}
          onPay={() => void onPay()}
        />
      }
    >
      <BusyContent heading={<Title>{text('change.devicesHeading')}</Title>} busy={busy}>
        {!later && date !== null ? (
          <Notice tone="info">{text('change.notCredited', { date })}</Notice>
        ) : null}
        <ChangedDevices {...{ choice, change, house }} />
        <PayModeChoice modes={modes} chosen={payMode} onChoose={pick} />
        <TaxNote />
        {askTerms ? (
          <TermsCheckbox
            checked={terms.agreed}
            onChange={terms.setAgreed}
            inputRef={terms.checkbox}
          />
        ) : null}
      </BusyContent>
      {step !== 'idle' ? <Processing /> : null}
    </PortalPage>
  );
}
