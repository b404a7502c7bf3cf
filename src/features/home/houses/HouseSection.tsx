import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { selectHouse } from '../../../api/currentHouse';
import type { PlanWithDetail } from '../../../api/endpoints/subscription.api';
import { planWithRoom } from '../../../domain/plan/planWithRoom';
import { isolated } from '../../../i18n/isolated';
import { useNameList } from '../../../i18n/useNameList';
import { useText } from '../../../i18n/useText';
import { failureText } from '../../../shell/failureText';
import { PageLink } from '../../../shell/links/PageLink';
import { useNames } from '../../../shell/useNames';
import { CoverageSentence } from '../CoverageSentence';
import { CoverDevicesLink } from '../CoverDevicesLink';
import { PlanTiles } from '../PlanTiles';
import type { TurnOn } from '../PlanTiles';
import type { HouseWithPlans } from './HousesViewProps';

/** How many devices are named; the page of the action lists them all. */
const NAMED = 5;

interface Props extends HouseWithPlans {
  readonly turnOn?: TurnOn | undefined;
  readonly mainId?: string | undefined;
}

/** One of several houses: what is covered and what is not, its plans, and the way to cover the rest. */
export function HouseSection({ house, plans, uncovered, ...rest }: Props) {
  const { error, retrying, retry, turnOn, mainId } = rest;
  const text = useText();
  return (
    <Section
      title={isolated(house.name)}
      action={
        <PageLink standalone to="/" onClick={() => selectHouse(house.id)}>
          {text('home.showHouse')}
          <VisuallyHidden> {house.name}</VisuallyHidden>
        </PageLink>
      }
    >
      <Stack spacing={1.5}>
        {error === undefined ? null : (
          <Notice
            tone="warning"
            action={
              <BusyButton variant="text" busy={retrying} onClick={retry}>
                {text('common.tryAgain')}
              </BusyButton>
            }
          >
            {failureText(error, text, text('home.houseFailed'))}
          </Notice>
        )}
        {plans ? (
          <CoverageSentence
            houseName={house.name}
            uncovered={uncovered?.length}
            covered={plans.reduce((sum, { plan }) => sum + plan.devNum, 0)}
          />
        ) : null}
        {plans?.length === 0 ? (
          <Body>{text('home.noPlansTitle', { house: house.name })}</Body>
        ) : null}
        {plans && plans.length > 0 ? (
          <PlanTiles list={plans} turnOn={turnOn} mainId={mainId} />
        ) : null}
        {plans && uncovered && uncovered.length > 0 ? (
          <Uncovered house={house} plans={plans} devices={uncovered} />
        ) : null}
      </Stack>
    </Section>
  );
}

interface UncoveredProps {
  readonly house: HouseWithPlans['house'];
  readonly plans: readonly PlanWithDetail[];
  readonly devices: readonly UnboundDevice[];
}

/** Names the devices without a plan, with the way to cover them. */
function Uncovered({ house, plans, devices }: UncoveredProps) {
  const text = useText();
  const names = useNames();
  const listed = useNameList();
  const room = planWithRoom(plans.map(({ plan }) => plan));
  const more = devices.length - NAMED;
  const named = devices.slice(0, NAMED).map(({ deviceName }) => names.device(deviceName));
  const lines = [
    text('adjustDevice.unbound'),
    listed(named),
    ...(more > 0 ? [text('home.moreDevices', { count: more })] : []),
  ];
  return (
    <>
      <Body>{lines.join('\n')}</Body>
      <Stack direction="row">
        <CoverDevicesLink
          room={room}
          plansLabel={text('home.planFor', { house: house.name })}
          onPlans={() => selectHouse(house.id)}
        />
      </Stack>
    </>
  );
}
