import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import Receipt from 'lucide-react/icons/receipt';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  LONG,
  LONG_TEXTS,
  UNBREAKABLE,
  inTheirOwnBox,
  onTheSmallestPhone,
} from '../../testing/longTexts';
import { AppHeader } from './AppHeader';
import { HeaderNav, NavLink } from './HeaderNav';
import { LogoLink } from './LogoLink';
import { HouseMenu, type HouseMenuProps } from './HouseMenu';
import { PageMenu, type PageMenuProps } from './PageMenu';

const houses: HouseMenuProps = {
  label: 'House',
  value: 'a',
  onChange: fn(),
  options: [
    { id: 'a', name: 'Maple Street 12' },
    { id: 'b', name: 'Ferienhaus meiner Großeltern in Garmisch-Partenkirchen (Obergeschoss)' },
  ],
};

const menu: PageMenuProps = {
  label: 'Menu',
  items: [
    { id: 'bills', label: 'Bills and invoices', icon: Receipt, onSelect: fn() },
    { id: 'address', label: 'Billing address', icon: MapPin, onSelect: fn() },
    { id: 'out', label: 'Sign out', icon: LogOut, onSelect: fn() },
  ],
};

/** All controls at the end of the header. */
const endWith = (look: Partial<HouseMenuProps>) => (
  <>
    <HouseMenu {...houses} {...look} />
    <PageMenu {...menu} />
  </>
);

/**
 * For the top of every page, as the header of Page. HouseMenu and PageMenu go into its end; for
 * tabs inside a page use SegmentedTabs.
 *
 * **Do**
 *
 * - On desktops pass nav with a LogoLink and a HeaderNav of NavLinks; the current page has
 *   aria-current="page".
 * - On the home page of a phone pass the logo with HouseMenu and PageMenu, on other pages back and
 *   title.
 * - Show HouseMenu as soon as the houses are known, also for a customer with one house.
 * - Name the buttons for screen readers: back.label, logoLabel, label of each menu.
 *
 * **Don’t**
 *
 * - Put the action of the page into end.
 * - Show a header in the app for a page that has nothing for it: the app draws its own bar.
 */
const meta = {
  title: 'Navigation/AppHeader',
  component: AppHeader,
  subcomponents: { HouseMenu, PageMenu, LogoLink, HeaderNav, NavLink },
  parameters: { layout: 'fullscreen' },
  args: { logoLabel: BRAND, end: endWith({}) },
} satisfies Meta<typeof AppHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /House.*Maple Street/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('menuitemradio', { checked: true });
    await expect(chosen).toHaveTextContent('Maple Street 12');
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(houses.onChange).toHaveBeenCalledWith('b');
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The header of a desktop: the current page is marked. */
export const WithNavigation: Story = {
  args: {
    nav: (
      <>
        <LogoLink brand={BRAND} href="#/" />
        <HeaderNav label="Main">
          <NavLink href="#/">Plans</NavLink>
          <NavLink href="#/bills" aria-current="page">
            Bills
          </NavLink>
          <NavLink href="#/address">Billing address</NavLink>
        </HeaderNav>
      </>
    ),
  },
  parameters: { pictures: ['light', 'dark'] },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    await expect(within(nav).getAllByRole('link')).toHaveLength(3);
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Bills');
    await expect(within(canvasElement).getByRole('link', { name: BRAND })).toBeVisible();
  },
};

/** The menu counts what is uncovered in each house; the header stays as it is. */
export const HousesWithDetails: Story = {
  args: {
    end: endWith({
      onOpen: fn(),
      options: houses.options.map((house, at) => ({
        ...house,
        detail: at === 0 ? '4 devices without a plan' : '',
      })),
    }),
  },
  parameters: { pictures: ['light', 'dark'] },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /House.*Maple Street/ });
    await expect(trigger).not.toHaveTextContent('without a plan');
    await userEvent.click(trigger);
    const [first, second] = await screen.findAllByRole('menuitemradio');
    await expect(first).toHaveTextContent('Maple Street 124 devices without a plan');
    await expect(second?.querySelector('p')?.clientHeight).toBeGreaterThan(0);
  },
};

export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const open = () => userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Billing address' }));
    await expect(menu.items[1]?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open();
    await screen.findByRole('menu');
  },
};

export const InnerPage: Story = {
  args: {
    title: 'Manage devices',
    back: { label: 'Back', onBack: fn() },
    end: <PageMenu {...menu} />,
  },
};

export const LongNameOnASmallPhone: Story = {
  args: {
    end: endWith({
      value: 'b',
      options: [{ id: 'b', name: 'Ferienhaus meiner Großeltern in Garmisch-Partenkirchen' }],
    }),
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
  parameters: { pictures: [] },
};
export const LongTitle: Story = {
  ...onTheSmallestPhone,
  args: { title: LONG.word, back: { label: 'Back', onBack: fn() } },
};

export const LongHouses: Story = {
  globals: onTheSmallestPhone.globals,
  args: {
    end: endWith({
      value: LONG.word,
      options: LONG_TEXTS.map((name) => ({ id: name, name })),
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /House/ }));
    await screen.findByRole('menu');
    await onTheSmallestPhone.play();
  },
  parameters: { pictures: [] },
};

export const UnbreakableHouses: Story = {
  ...inTheirOwnBox,
  args: {
    end: endWith({
      value: UNBREAKABLE[0] ?? '',
      options: UNBREAKABLE.map((name) => ({ id: name, name })),
    }),
  },
  play: async ({ canvasElement }) => {
    await inTheirOwnBox.play();
    const canvas = within(canvasElement);
    // The menu next to it works.
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /House/ }));
    await screen.findByRole('menu');
    await inTheirOwnBox.play();
  },
};
