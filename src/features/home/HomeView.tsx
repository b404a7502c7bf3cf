import { Suspense, lazy, useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { PageMenuProps } from '@homeview/ui/AppHeader';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { useIsDesktop } from '@homeview/ui/Page';
import { LineSkeleton, SubscriptionTileSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { planWithRoom } from '../../domain/plan/planWithRoom';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/pages/FailedView';
import { HousesMenu } from '../../shell/house/HousesMenu';
import { PortalPage } from '../../shell/pages/PortalPage';
import { CoverageSentence } from './CoverageSentence';
import { GiftCardLink } from './GiftCardLink';
import { PaymentSentence } from './PaymentSentence';
import { PlanList } from './PlanList';
import type { PlanListProps } from './PlanList';
import { firstToKeep } from './PlanTiles';
import { UncoveredDevices } from './UncoveredDevices';

/** The houses have their own links to each other, so home works without it. */
const HouseTabs = lazy(() => import('./HouseTabs').catch(() => ({ default: () => null })));

/** The height of the tabs in px, reserved while their code is loading. */
const TABS_PX = 52;

export interface HomeViewProps {
  /** The customer's houses; empty if they own none. */
  readonly state: ScreenState<readonly House[]>;
  /** Why the houses could not be loaded. */
  readonly error?: unknown;
  /** The selected house. */
  readonly current?: House | undefined;
  readonly onHouse: (id: string) => void;
  /** All houses of the customer, shown where there are several. */
  readonly allHouses: {
    /** A phone shows them instead of the selected house. */
    readonly chosen: boolean;
    /** Their code could not be fetched, so the page shows the selected house alone. */
    readonly missing?: boolean | undefined;
    readonly onChoose: (all: boolean) => void;
    /** `aboveId` is the house that is shown above them. */
    readonly render: (aboveId: string | undefined) => ReactNode;
  };
  /** The header menu, if it is shown. */
  readonly menu?: PageMenuProps | undefined;
  readonly onAdd: () => void;
  /** The plans of the selected house. */
  readonly plans: Omit<PlanListProps, 'houseName'>;
  /** The devices of the selected house that no plan covers. */
  readonly devices: {
    readonly error?: unknown;
    readonly state: ScreenState<readonly UnboundDevice[]>;
    readonly retrying?: boolean | undefined;
  };
  /** What the customer should know about the plans; last, because it may arrive later. */
  readonly advice?: ReactNode;
}

/** Home: what is covered in the selected house, and what is not. */
export function HomeView(props: HomeViewProps) {
  const { state, error, current, onHouse, allHouses, menu, onAdd, plans, devices, advice } = props;
  const text = useText();
  const wide = useIsDesktop();
  const list = plans.state.status === 'loaded' ? plans.state.data : [];
  // Keeping a plan that ends soon comes before buying another one.
  const saves = firstToKeep(list) !== undefined;
  // Plans and devices appear together: their sentence and the way to cover devices need both.
  const isLoading = [state, plans.state, devices.state].some(({ status }) => status === 'loading');
  // They render in small slices, so touches are handled meanwhile.
  const waiting = useDeferredValue(isLoading) || isLoading;
  const once = <T,>(loaded: ScreenState<T>): ScreenState<T> =>
    waiting && loaded.status !== 'failed' ? { status: 'loading' } : loaded;
  const houses = state.status === 'loaded' ? state.data : undefined;
  const currentId = current?.id;
  const several = houses !== undefined && houses.length > 1 && !allHouses.missing;
  // The other houses come after the selected one, so that it neither waits nor moves.
  const [isShown, setIsShown] = useState(false);
  if (!waiting && !isShown) setIsShown(true);
  // A failure says once what to do, not for each house.
  const hasFailed = [plans.state, devices.state].some(({ status }) => status === 'failed');
  const showsAll = !wide && allHouses.chosen && (several || state.status === 'loading');
  const housePicker = useMemo(
    () =>
      houses && currentId !== undefined ? (
        <HousesMenu value={currentId} houses={houses} onChange={onHouse} />
      ) : undefined,
    [houses, currentId, onHouse],
  );
  return (
    <PortalPage
      title={text('home.title')}
      heading="content"
      menu={menu}
      headerEnd={housePicker}
      aside={
        // On a phone it is below the plans, so it would move when they arrive.
        current && !showsAll && (wide || !waiting) ? (
          <Stack spacing={3}>
            <UncoveredDevices
              {...devices}
              state={once(devices.state)}
              room={planWithRoom(list.map(({ plan }) => plan))}
            />
            {list.length > 0 && !waiting ? <GiftCardLink /> : null}
            {waiting ? null : advice}
          </Stack>
        ) : null
      }
      footer={
        current && !showsAll ? (
          <BottomActionBar>
            <BusyButton fullWidth variant={saves ? 'outlined' : 'contained'} onClick={onAdd}>
              {text('home.addSubscription')}
            </BusyButton>
          </BottomActionBar>
        ) : undefined
      }
      below={wide && several && isShown && !hasFailed ? allHouses.render(currentId) : undefined}
    >
      <Stack spacing={2.5}>
        <Stack spacing={1}>
          <Title>{text('home.title')}</Title>
          {!wide && (showsAll || (several && isShown)) ? (
            <Suspense fallback={<Stack sx={{ height: TABS_PX }} />}>
              <HouseTabs all={showsAll} onChoose={allHouses.onChoose} />
            </Suspense>
          ) : null}
          {waiting && !showsAll && (state.status === 'loading' || current) ? (
            <LineSkeleton />
          ) : null}
          {current && !waiting && !showsAll && list.length > 0 ? (
            <PaymentSentence houseName={current.name} plans={list} />
          ) : null}
          {current && !waiting && !showsAll ? (
            <CoverageSentence
              houseName={current.name}
              uncovered={uncoveredCount(devices.state)}
              covered={list.reduce((sum, { plan }) => sum + plan.devNum, 0)}
            />
          ) : null}
        </Stack>
        {showsAll && several ? (
          allHouses.render(undefined)
        ) : (
          <ScreenSwitch
            state={
              state.status === 'loaded' && plans.state.status !== 'failed' ? once(state) : state
            }
            loading={<SubscriptionTileSkeleton />}
            failed={(retry) => <FailedView error={error} onRetry={retry} toHome={false} />}
            empty={
              <EmptyState
                illustration="house"
                title={text('home.noHousesTitle')}
                message={text('home.noHousesMessage')}
              />
            }
          >
            {() => (current ? <PlanList {...plans} houseName={current.name} /> : null)}
          </ScreenSwitch>
        )}
      </Stack>
    </PortalPage>
  );
}

function uncoveredCount(state: HomeViewProps['devices']['state']): number | undefined {
  if (state.status === 'loaded') return state.data.length;
  return state.status === 'empty' ? 0 : undefined;
}
