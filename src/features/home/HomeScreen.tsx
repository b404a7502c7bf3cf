import { HouseMenu, PageMenu } from '@homeview/ui/AppHeader';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { SubscriptionTileSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { selectHouse } from '../../api/currentHouse';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { PortalPage } from '../../shell/PortalPage';
import { useToPlans } from '../../shell/useToPlans';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { PlanList } from './PlanList';
import { useHeaderMenu } from './useHeaderMenu';

/** Home: the plans of the house being looked at, and the way to a new one. Spec 2. */
export function HomeScreen() {
  const text = useText();
  const toPlans = useToPlans();
  const menu = useHeaderMenu();
  const { houses, current, error, refetch } = useNamedHouses();
  const state = screenStateOf({
    data: houses,
    error,
    retry: refetch,
    isEmpty: (owned) => owned.length === 0,
  });

  return (
    <PortalPage
      title={text('home.title')}
      headingInContent
      headerEnd={
        <>
          {houses && current ? (
            <HouseMenu
              label={text('home.houses')}
              value={current.id}
              options={houses}
              onChange={selectHouse}
            />
          ) : null}
          {menu ? <PageMenu {...menu} /> : null}
        </>
      }
      footer={
        current ? (
          <BottomActionBar>
            <BusyButton fullWidth onClick={toPlans}>
              {text('home.addSubscription')}
            </BusyButton>
          </BottomActionBar>
        ) : undefined
      }
    >
      <Stack spacing={2.5}>
        <Title>{text('home.title')}</Title>
        <ScreenSwitch
          state={state}
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
          {() => (current ? <PlanList house={current} /> : null)}
        </ScreenSwitch>
      </Stack>
    </PortalPage>
  );
}
