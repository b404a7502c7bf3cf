import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { DeviceList } from '@homeview/ui/DeviceList';
import { EmptyState } from '@homeview/ui/EmptyState';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { StatusLabel } from '@homeview/ui/StatusLabel';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail as Detail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { descriptionLines } from '../../domain/offer/descriptionLines';
import { choosesStaying, isDeleted, isStorePlan } from '../../domain/plan/renewal';
import { STATUS_TEXT, STATUS_TONE } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { PageLink } from '../../shell/links/PageLink';
import { useNames } from '../../shell/useNames';
import { PlanNotices } from './PlanNotices';
import { planSentence } from './planSentence';
import { useDetailRows } from './useDetailRows';
import type { NextPrice } from './useDetailRows';

interface Props {
  readonly id: string;
  readonly detail: Detail;
  /** Undefined if they cannot be loaded. */
  readonly houses: readonly House[] | undefined;
  /** The house belongs to someone else, so the plan is read-only (ruling 48). */
  readonly notOwner: boolean;
  /** Price of the next period after a pending change; undefined while unknown. */
  readonly nextPrice?: NextPrice | undefined;
  readonly onChooseStaying: () => void;
  /** Cancels the pending change: `KeepPlanButton`. */
  readonly keepPlan?: ReactNode;
  /** Puts the day of the next event into a calendar: `CalendarReminder`. */
  readonly reminder?: ReactNode;
}

/** A loaded subscription. Spec 2, 3. */
export function SubscriptionDetail(props: Props) {
  const { id, detail, houses, notOwner, nextPrice, onChooseStaying, keepPlan, reminder } = props;
  const text = useText();
  const names = useNames();
  const rows = useDetailRows(detail, houses, nextPrice);
  const about = descriptionLines(detail.packageDesc).join('\n');
  const changeable =
    !notOwner &&
    !detail.isExpire &&
    !isDeleted(detail) &&
    !isStorePlan(detail) &&
    (detail.canUpgrade || detail.canDowngrade);
  const changeLink = changeable ? (
    <PageLink to="/defaultPackage" search={{ changePackageId: id }} standalone>
      {text('subscription.changePlan')}
    </PageLink>
  ) : undefined;

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
        <BusyButton onClick={onChooseStaying}>{text('subscription.chooseStaying')}</BusyButton>
      ) : null}
      <Section title={text('subscription.facts')} action={changeLink}>
        <Stack spacing={1.5}>
          <KeyValueList rows={rows} />
          {reminder ? <div>{reminder}</div> : null}
        </Stack>
      </Section>
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
