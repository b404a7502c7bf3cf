import { AppHeader, HouseMenu, PageMenu } from '@homeview/ui/AppHeader';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the top of every page, as the header of Page. HouseMenu and PageMenu go into its end; for tabs inside a page use SegmentedTabs.',
  do: [
    'On desktops pass nav with a LogoLink and a HeaderNav of NavLinks; the current page has aria-current="page".',
    'On the home page of a phone pass the logo with HouseMenu and PageMenu, on other pages back and title.',
    'Show HouseMenu as soon as the houses are known, also for a customer with one house.',
    'Name the buttons for screen readers: back.label, logoLabel, label of each menu.',
  ],
  dont: [
    'Pass onLogo and back together: the back button takes the place of the logo.',
    'Put the action of the page into end.',
    'Show a header in the app for a page that has nothing for it: the app draws its own bar.',
  ],
};

interface HomeHeaderProps {
  readonly houses: readonly { id: string; name: string }[];
  readonly houseId: string;
  readonly onHouse: (id: string) => void;
  readonly openBills: () => void;
  readonly signOut: () => void;
}

export const Example = ({ houses, houseId, onHouse, openBills, signOut }: HomeHeaderProps) => (
  <AppHeader
    logoLabel="HomeView"
    end={
      <>
        <HouseMenu label="House" value={houseId} options={houses} onChange={onHouse} />
        <PageMenu
          label="Menu"
          items={[
            { id: 'bills', label: 'Bills and invoices', onSelect: openBills },
            { id: 'out', label: 'Sign out', onSelect: signOut },
          ]}
        />
      </>
    }
  />
);
