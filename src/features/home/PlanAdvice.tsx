import { useState } from 'react';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import { TextLink } from '@homeview/ui/TextLink';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import type { PlanWithDetail } from '../../api/endpoints/subscription.api';
import { PAY_MODE_TEXT } from '../../checkout/payment/payModes';
import { formatPrice } from '../../domain/offer/price';
import { advice } from '../../domain/plan/advice';
import type { Advice } from '../../domain/plan/advice';
import { nextPayment } from '../../domain/plan/nextPayment';
import { formatDate } from '../../i18n/formatDate';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { sentences } from '../../shell/failureText';
import { PageLink } from '../../shell/links/PageLink';
import { useNames } from '../../shell/useNames';

interface Props {
  /** Plans of the account, of one house or of several. */
  readonly plans: readonly PlanWithDetail[];
  /** The customer's houses, with visible names. */
  readonly houses: readonly House[];
  /** The latest bills by order number; null for one that could not be loaded. */
  readonly bills: ReadonlyMap<string, OrderDetail | null>;
  /** The time of the service. */
  readonly now: Date | null;
}

/** One thing at a time that the customer should know about their plans, most important first. */
export function PlanAdvice({ plans, houses, bills, now }: Props) {
  const text = useText();
  const [at, setAt] = useState(0);
  const all = advice(plans, { bills, now });
  const shown = all[at % Math.max(1, all.length)];
  if (!shown) return null;
  return (
    <Notice
      tone="info"
      action={
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <AdviceLinks {...{ shown, houses }} />
          {all.length > 1 ? (
            <TextLink standalone onClick={() => setAt(at + 1)}>
              {text('advice.next', { at: (at % all.length) + 1, total: all.length })}
            </TextLink>
          ) : null}
        </Stack>
      }
    >
      <AdviceText shown={shown} bills={bills} />
    </Notice>
  );
}

interface ShownProps {
  readonly shown: Advice<PlanWithDetail>;
}

function AdviceText({ shown, bills }: ShownProps & Pick<Props, 'bills'>) {
  const text = useText();
  const names = useNames();
  const fullDate = useFullDate();
  const plan = names.plan(shown.plan.plan.packageName);
  switch (shown.kind) {
    case 'sameDevice':
      return text('advice.sameDevice', { device: names.device(shown.deviceName) });
    case 'noDevices':
      return sentences(
        text('advice.noDevices', { plan }),
        renewal('advice.renewsFor', 'advice.renewsOn', shown.plan),
        text,
      );
    case 'oneWouldDo':
      return sentences(
        text('advice.oneWouldDo', { plan }),
        renewal('advice.otherRenewsFor', 'advice.otherRenewsOn', shown.other),
        text,
      );
    case 'otherSum':
      return sumText(shown);
    case 'twoBillers': {
      const { payMode } = shown.other.detail ?? {};
      return text('advice.twoBillers', {
        method: payMode ? text(PAY_MODE_TEXT[payMode].title) : '',
      });
    }
  }

  function renewal(
    withPrice: 'advice.renewsFor' | 'advice.otherRenewsFor',
    dateOnly: 'advice.renewsOn' | 'advice.otherRenewsOn',
    { detail }: PlanWithDetail,
  ): string {
    const next = nextPayment([detail]);
    const date = next?.kind === 'payment' ? fullDate(next.moment) : null;
    if (next?.kind !== 'payment' || date === null) return '';
    return next.cents === undefined
      ? text(dateOnly, { date })
      : text(withPrice, { date, price: formatPrice(next.cents) });
  }

  function sumText({ orderId, before, difference }: Advice<PlanWithDetail> & { kind: 'otherSum' }) {
    const [date, beforeDate] = [orderId, before].map((id) =>
      formatDate(bills.get(id)?.invoiceDate ?? null),
    );
    return text(difference.cents > 0 ? 'advice.sumMore' : 'advice.sumLess', {
      plan,
      price: formatPrice(Math.abs(difference.cents)),
      before: formatPrice(difference.beforeCents),
      beforeDate: beforeDate ?? '',
      now: formatPrice(difference.nowCents),
      date: date ?? '',
    });
  }
}

function AdviceLinks({ shown, houses }: ShownProps & Pick<Props, 'houses'>) {
  const text = useText();
  const names = useNames();
  if (shown.kind === 'otherSum') {
    return (
      <PageLink to="/bills/$id" params={{ id: shown.orderId }} standalone>
        {text('advice.toBill')}
      </PageLink>
    );
  }
  const { plan, kind } = shown;
  const linked =
    kind === 'noDevices' ? [plan] : kind === 'oneWouldDo' ? [shown.other] : [plan, shown.other];
  // Plans with the same name also show their house.
  const isAmbiguous = new Set(linked.map(({ plan }) => plan.packageName)).size < linked.length;
  const houseOf = ({ detail }: PlanWithDetail) => houses.find(({ id }) => id === detail?.homeId);
  return linked.map((one) => {
    const { packageId, packageName } = one.plan;
    const house = isAmbiguous ? houseOf(one) : undefined;
    return (
      <PageLink key={packageId} to="/subscription/$id" params={{ id: packageId }} standalone>
        {text('advice.toPlan', {
          plan: [names.plan(packageName), ...(house ? [house.name] : [])].join(' · '),
        })}
      </PageLink>
    );
  });
}
