import type { ReactNode } from 'react';
import { HouseMenu } from '@homeview/ui/AppHeader';
import type { PageMenuProps } from '@homeview/ui/AppHeader';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { SubscriptionTileSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/pages/FailedView';
import { PortalPage } from '../../shell/pages/PortalPage';

export interface HomeViewProps {
  /** The customer's houses; empty if they own none. */
  readonly state: ScreenState<readonly House[]>;
  /** Why the houses could not be loaded. */
  readonly error?: unknown;
  /** The selected house. */
  readonly current?: House | undefined;
  readonly onHouse: (id: string) => void;
  /** The header menu, if it is shown. */
  readonly menu?: PageMenuProps | undefined;
  readonly onAdd: () => void;
  /** The plans of the selected house. */
  readonly plans: ReactNode;
}

/** Home: the plans of the selected house, and a button to add one. Spec 2. */
export function HomeView({ state, error, current, onHouse, menu, onAdd, plans }: HomeViewProps) {
  const text = useText();
  return (
    <PortalPage
      title={text('home.title')}
      headingInContent
      menu={menu}
      headerEnd={
        state.status === 'loaded' && current ? (
          <HouseMenu
            label={text('home.houses')}
            value={current.id}
            options={state.data}
            onChange={onHouse}
          />
        ) : undefined
      }
      footer={
        current ? (
          <BottomActionBar>
            <BusyButton fullWidth onClick={onAdd}>
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
          {() => plans}
        </ScreenSwitch>
      </Stack>
    </PortalPage>
  );
}
