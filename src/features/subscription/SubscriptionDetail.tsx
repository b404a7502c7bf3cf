import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { DeviceList } from '@homeview/ui/DeviceList';
import { EmptyState } from '@homeview/ui/EmptyState';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { StatusLabel } from '@homeview/ui/StatusLabel';
import { Title } from '@homeview/ui/Title';
import type { SubscriptionDetail as Detail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { isEnding } from '../../checkout/plan/EndingPlanNotice';
import { descriptionLines } from '../../domain/offer/descriptionLines';
import { choosesStaying } from '../../domain/plan/renewal';
import { STATUS_TEXT, STATUS_TONE } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';
import { PlanNotices } from './PlanNotices';
import { planSentence } from './planSentence';

interface Props {
  readonly detail: Detail;
  /** The house belongs to someone else, so the plan is read-only. */
  readonly notOwner: boolean;
  readonly onChooseStaying: () => void;
  /** Cancels the pending change: `KeepPlanButton`. */
  readonly keepPlan?: ReactNode;
  /** `PlanFacts`, unless they are beside the plan. */
  readonly facts: ReactNode;
}

/** A loaded subscription. */
export function SubscriptionDetail(props: Props) {
  const { detail, notOwner, onChooseStaying, keepPlan, facts } = props;
  const text = useText();
  const names = useNames();
  const about = descriptionLines(detail.packageDesc).join('\n');

  return (
    <Stack spacing={2.5}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <StatusLabel tone={STATUS_TONE[detail.subScribeStatus]}>
          {text(STATUS_TEXT[detail.subScribeStatus])}
        </StatusLabel>
        <Title>{names.plan(detail.packageName)}</Title>
        <Body>{planSentence(detail, text)}</Body>
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
      <Section title={text('subscription.devices')}>
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
      {about === '' ? null : (
        <Section title={text('subscription.about')}>
          <Body tone="muted">{about}</Body>
        </Section>
      )}
    </Stack>
  );
}
