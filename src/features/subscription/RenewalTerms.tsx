import { Body } from '@homeview/ui/Body';
import type { DialogOptions } from '@homeview/ui/Dialog';
import { Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { formatPrice, toCents } from '../../domain/offer/price';
import { formatDate } from '../../i18n/formatDate';
import { useText } from '../../i18n/useText';
import type { Translate } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly detail: SubscriptionDetail;
}

/** Names of devices shown before the rest is only counted. */
const NAMED_DEVICES = 20;

/** What turning renewal off means: until when, what is lost, for which devices, how to undo it. Spec 4. */
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
        <div>
          <Body>{text('renewal.offDevices')}</Body>
          <ul style={{ margin: '4px 0 0', paddingInlineStart: 24 }}>
            {devList.slice(0, NAMED_DEVICES).map(({ deviceId, deviceName }) => (
              <li key={deviceId} style={{ overflowWrap: 'anywhere' }}>
                <bdi>{names.device(deviceName)}</bdi>
              </li>
            ))}
            {more > 0 ? <li>{text('renewal.offMore', { count: more })}</li> : null}
          </ul>
        </div>
      ) : null}
      <Body tone="muted">{text('renewal.offUndo')}</Body>
    </Stack>
  );
}

interface TurnOnProps extends Props {
  /** What the next period costs: after a change that waits, another sum than this one. */
  readonly nextPrice: number;
}

/** What turning renewal on means: when it is charged again, how much, how often. */
export function TurnOnTerms({ detail, nextPrice }: TurnOnProps) {
  const text = useText();
  const names = useNames();
  const price = formatPrice(toCents(nextPrice));
  const date = formatDate(detail.nextRenewal);
  const terms = { plan: names.plan(detail.packageName), price, unit: detail.subScribeType };
  return (
    <Body>
      {date === null
        ? text('renewal.onTextUndated', terms)
        : text('renewal.onText', { ...terms, date })}
    </Body>
  );
}

/** What is asked before renewal is turned on or off. */
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
