import { Body } from '@homeview/ui/Body';
import type { DialogOptions } from '@homeview/ui/Dialog';
import { BulletList, Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { formatPrice, toCents } from '../../domain/offer/price';
import { formatDate } from '../../i18n/formatDate';
import { useText } from '../../i18n/useText';
import type { Translate } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly detail: SubscriptionDetail;
}

/** Maximum number of listed device names; the rest is only counted. */
const NAMED_DEVICES = 20;

/**
 * The effects of turning renewal off: end date, data loss, affected devices, and how to undo it.
 */
export function TurnOffWarning({ detail }: Props) {
  const text = useText();
  const names = useNames();
  const { packageName, devList } = detail;
  const plan = names.plan(packageName);
  const date = formatDate(detail.nextRenewal);
  const more = devList.length - NAMED_DEVICES;
  return (
    <Stack spacing={1.5}>
      <Body>
        {date === null
          ? text('renewal.offTextUndated', { plan })
          : text('renewal.offText', { plan, date })}
      </Body>
      {devList.length > 0 ? (
        <Stack spacing={0.5}>
          <Body>{text('renewal.offDevices')}</Body>
          <BulletList>
            {devList.slice(0, NAMED_DEVICES).map(({ deviceId, deviceName }) => (
              <li key={deviceId}>
                <bdi>{names.device(deviceName)}</bdi>
              </li>
            ))}
            {more > 0 ? <li>{text('renewal.offMore', { count: more })}</li> : null}
          </BulletList>
        </Stack>
      ) : null}
      <Body>{date === null ? text('loss.saveFirst') : text('loss.saveBefore', { date })}</Body>
      <Body tone="muted">{text('renewal.offUndo')}</Body>
    </Stack>
  );
}

interface TurnOnProps extends Props {
  /** The price of the next period, which differs from the current one if a change is pending. */
  readonly nextPrice: number;
}

/** The effects of turning renewal on: date, amount and interval of the charges. */
export function TurnOnTerms({ detail, nextPrice }: TurnOnProps) {
  const text = useText();
  const names = useNames();
  const price = formatPrice(toCents(nextPrice));
  // The period of an expired plan has ended, so its day is not the next payment.
  const date = detail.isExpire ? null : formatDate(detail.nextRenewal);
  const terms = { plan: names.plan(detail.packageName), price, unit: detail.subScribeType };
  return (
    <Body>
      {date === null
        ? text('renewal.onTextUndated', terms)
        : text('renewal.onText', { ...terms, date })}
    </Body>
  );
}

/** The confirmation dialog for turning renewal on or off. */
export const renewalQuestion = (
  on: boolean,
  { detail, nextPrice }: TurnOnProps,
  text: Translate,
): DialogOptions => ({
  title: text(on ? 'renewal.onTitle' : 'renewal.offTitle'),
  content: on ? <TurnOnTerms {...{ detail, nextPrice }} /> : <TurnOffWarning detail={detail} />,
  confirmLabel: text(on ? 'renewal.turnOn' : 'renewal.turnOff'),
  cancelLabel: on ? undefined : text('renewal.keepOn'),
  destructive: !on,
});
