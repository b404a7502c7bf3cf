import { Body } from '@homeview/ui/Body';
import type { DialogOptions } from '@homeview/ui/Dialog';
import { BulletList, Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { formatPrice, toCents } from '../../domain/offer/price';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import type { Translate } from '../../i18n/useText';
import { HelpLine } from '../../shell/links/HelpLine';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly detail: SubscriptionDetail;
}

/** Maximum number of listed device names; the rest is only counted. */
const NAMED_DEVICES = 20;

/**
 * The effects of turning renewal off: end date, what is lost for good, affected devices, and how to
 * undo it.
 */
export function TurnOffWarning({ detail }: Props) {
  const text = useText();
  const names = useNames();
  const { packageName, devList } = detail;
  const plan = names.plan(packageName);
  const date = useFullDate()(detail.nextRenewal);
  const more = devList.length - NAMED_DEVICES;
  return (
    <Stack spacing={1.5}>
      <Body>
        {date === null
          ? text('renewal.offTextUndated', { plan })
          : text('renewal.offText', { plan, date })}
      </Body>
      <Body>{text('renewal.offBuyBack')}</Body>
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
      <HelpLine topic="recordings" />
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
  const fullDate = useFullDate();
  // The period of an expired plan has ended, so its day is not the next payment.
  const date = detail.isExpire ? null : fullDate(detail.nextRenewal);
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
