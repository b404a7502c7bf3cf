import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { DeviceList } from '@homeview/ui/DeviceList';
import { EmptyState } from '@homeview/ui/EmptyState';
import { FeatureCard } from '@homeview/ui/FeatureCard';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { StatusLabel } from '@homeview/ui/StatusLabel';
import { Subtitle, Title } from '@homeview/ui/Title';
import type { SubscriptionDetail as Detail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { isEnding } from '../../checkout/plan/EndingPlanNotice';
import { descriptionLines } from '../../domain/offer/descriptionLines';
import { choosesStaying } from '../../domain/plan/renewal';
import { STATUS_TEXT, STATUS_TONE } from '../../i18n/planTexts';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { serviceNow } from '../../platform/serviceTime';
import { useNames } from '../../shell/useNames';
import { GoodToKnow } from './GoodToKnow';
import { PlanNotices } from './PlanNotices';
import { daysSentence, planSentence } from './planSentence';

interface Props {
  readonly detail: Detail;
  /** The house belongs to someone else, so the plan is read-only. */
  readonly notOwner: boolean;
  readonly onChooseStaying: () => void;
  /** Cancels the pending change: `KeepPlanButton`. */
  readonly keepPlan?: ReactNode;
  /** Leads to the replacement of a device: `ReplaceDeviceLink`. */
  readonly replace?: ReactNode;
  /** `PlanFacts`, unless they are beside the plan. */
  readonly facts: ReactNode;
  /** Turns renewal off, unless it is beside the plan: `TurnOffButton`. */
  readonly turnOff: ReactNode;
}

/** A loaded subscription. */
export function SubscriptionDetail(props: Props) {
  const { detail, notOwner, onChooseStaying, keepPlan, replace, facts, turnOff } = props;
  const text = useText();
  const names = useNames();
  const fullDate = useFullDate();
  const about = descriptionLines(detail.packageDesc);
  const { lead, note } = planSentence(detail, fullDate(detail.nextRenewal), text);
  const days = daysSentence(detail, serviceNow(), text);

  return (
    <Stack spacing={2.5}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <StatusLabel tone={STATUS_TONE[detail.subScribeStatus]}>
            {text(STATUS_TEXT[detail.subScribeStatus])}
          </StatusLabel>
          {days === null ? null : (
            <Body tone="muted" size="small">
              {days}
            </Body>
          )}
        </Stack>
        <Title>{names.plan(detail.packageName)}</Title>
        <Subtitle as="p">{lead}</Subtitle>
        {note === null ? null : <Body tone="muted">{note}</Body>}
      </Stack>
      <PlanNotices detail={detail} notOwner={notOwner} keepPlan={keepPlan} />
      {choosesStaying(detail) && !notOwner ? (
        <BusyButton
          // Without renewal the next plan does not start, so renewal comes first at the end.
          variant={isEnding(detail) ? 'outlined' : 'contained'}
          onClick={onChooseStaying}
        >
          {text('subscription.chooseStaying')}
        </BusyButton>
      ) : null}
      {facts}
      <Section title={text('subscription.devices')} action={replace}>
        {detail.devList.length === 0 ? (
          <EmptyState illustration="devices" title={text('device_unselect')} />
        ) : (
          <DeviceList
            label={text('subscription.devices')}
            devices={detail.devList.map((device) => ({
              id: device.deviceId,
              name: names.device(device.deviceName),
              locked: device.lockStatus === 1,
            }))}
            searchLabel={text('selectDevice.search')}
            noMatchLabel={text('selectDevice.noMatch')}
            lockedLabel={text('subscription.deviceLocked')}
          />
        )}
      </Section>
      {about.length === 0 ? null : (
        <FeatureCard
          title={text('subscription.about')}
          features={about.map((line) => ({ text: line }))}
        />
      )}
      {notOwner ? null : <GoodToKnow detail={detail} />}
      {turnOff ? <div>{turnOff}</div> : null}
    </Stack>
  );
}
