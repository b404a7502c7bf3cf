import { useNavigate } from '@tanstack/react-router';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { DeviceList } from '@homeview/ui/DeviceList';
import { EmptyState } from '@homeview/ui/EmptyState';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { StatusLabel } from '@homeview/ui/StatusLabel';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/house/house.schemas';
import type { SubscriptionDetail as Detail } from '@homeview/contracts/subscription/subscription.schemas';
import { useDowngrade } from '../../api/subscription.api';
import { descriptionLines } from '../../domain/descriptionLines';
import { choosesStaying, isDeleted, isStorePlan } from '../../domain/renewal';
import { STATUS_TEXT, STATUS_TONE } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { PageLink } from '../../shell/PageLink';
import { useNames } from '../../shell/useNames';
import { PlanNotices } from './PlanNotices';
import { useDetailRows } from './useDetailRows';

interface Props {
  readonly id: string;
  readonly detail: Detail;
  /** Undefined where they cannot be had. */
  readonly houses: readonly House[] | undefined;
  /** The plan of a house of somebody else can be looked at, and not changed (ruling 48). */
  readonly notOwner: boolean;
}

/** A subscription that has arrived. Spec 2, 3. */
export function SubscriptionDetail({ id, detail, houses, notOwner }: Props) {
  const text = useText();
  const names = useNames();
  const navigate = useNavigate();
  const next = useDowngrade(detail.packageChangeRecord === null ? undefined : id);
  const rows = useDetailRows(detail, houses, next.data?.goodsPrice);
  const changeable =
    !notOwner &&
    !detail.isExpire &&
    !isDeleted(detail) &&
    !isStorePlan(detail) &&
    detail.packageChangeRecord === null &&
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
        <Body tone="muted">{descriptionLines(detail.packageDesc).join('\n')}</Body>
      </Stack>
      <PlanNotices detail={detail} notOwner={notOwner} />
      {choosesStaying(detail) && !notOwner ? (
        <BusyButton
          onClick={() => void navigate({ to: '/subscription/$id/updateDevice', params: { id } })}
        >
          {text('subscription.chooseStaying')}
        </BusyButton>
      ) : null}
      <Section title={text('subscription.facts')} action={changeLink}>
        <KeyValueList rows={rows} />
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
    </Stack>
  );
}
