import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppHeader } from '../../navigation/AppHeader';
import { BottomActionBar } from '../BottomActionBar';
import { BusyButton } from '../../inputs/BusyButton';
import { CheckboxRow } from '../../inputs/CheckboxRow';
import { EmptyState } from '../../feedback/EmptyState';
import { FeatureCard } from '../../cards/FeatureCard';
import { KeyValueList } from '../../lists/KeyValueList';
import { PriceTile, PriceTileGroup } from '../../cards/PriceTile';
import { Section } from '../Section';
import { CheckoutSkeleton } from '../../feedback/Skeletons';
import { Title } from '../Title';
import { Page } from './Page';

const none = () => undefined;

const tiles = (
  <PriceTileGroup label="Billing cycle">
    <PriceTile
      {...{ name: 'c', selected: true, onSelect: none, badge: 'Save 44%', perLabel: '/ year' }}
      {...{ cycleLabel: 'Annual', price: '$19.99', listPrice: '$35.88' }}
      coverage="Covers 3 devices"
    />
    <PriceTile
      {...{ name: 'c', selected: false, onSelect: none, perLabel: '/ month' }}
      {...{ cycleLabel: 'Monthly', price: '$2.99', listPrice: '$3.99' }}
      coverage="Covers 3 devices"
    />
  </PriceTileGroup>
);

const summary = (
  <Section title="Order summary">
    <KeyValueList
      rows={[
        { label: 'Plan', value: 'Annual' },
        { label: 'Renews', value: '12/24/2026' },
        { label: 'Total', value: '$19.99', strong: true },
      ]}
    />
  </Section>
);

/**
 * For the frame of a page: header, content, order summary and action bar. In src use PortalPage,
 * which adds the title, the back button and the rules of the app.
 *
 * **Do**
 *
 * - Put the order summary into aside: it is beside the content from 900 px on, and below it on
 *   phones.
 * - Pass aside={null} while the summary is loading, so that its space is reserved.
 * - Set width to form for forms and results, to frame for a table; there are no other widths.
 * - Pass skipLabel, so that a keyboard user can skip the header.
 *
 * **Don’t**
 *
 * - Put a Page in a Page, or in a Dialog. Several pages share a PageFrame, which stays when they
 *   change.
 * - Change aside from undefined to a summary later: the whole column would move.
 * - Render the action bar in the content: pass it as footer.
 */
const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'Skip to the content',
    header: <AppHeader logoLabel={BRAND} title={BRAND} />,
    children: (
      <div style={{ display: 'grid', gap: 24 }}>
        <Title>Keep what your cameras see</Title>
        <FeatureCard
          title="In every plan"
          features={[{ text: '30 days of video history' }, { text: 'Cancel any time' }]}
        />
        {tiles}
        <CheckboxRow checked onChange={none}>
          I agree to the terms of the plan and its renewal.
        </CheckboxRow>
      </div>
    ),
    footer: (
      <BottomActionBar summary={<strong>$19.99 today, then every year</strong>}>
        <BusyButton>Subscribe</BusyButton>
      </BottomActionBar>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plans: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Resets the focus, which may be left over from the previous story.
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
export const WithAside: Story = { args: { aside: summary } };
/** The layout is the same as after the summary has loaded. */
export const WithRoomForAside: Story = {
  args: {
    aside: null,
    footer: undefined,
    children: (
      <div aria-busy="true">
        <CheckoutSkeleton devices={4} />
      </div>
    ),
  },
};
export const FailedWithRoomForAside: Story = {
  args: {
    aside: null,
    footer: undefined,
    children: <EmptyState illustration="failed" title="This page couldn’t be loaded" />,
  },
};
export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const button = within(canvasElement).getByRole('button', { name: 'Subscribe' });
    // The bar is sticky: visible although the page is longer than the screen.
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const TwiceTheTextOnASmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  // Kept until the next story, so that the picture shows it.
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // The bar is higher than 40 % of the window, so it scrolls with the page.
    const bar = canvas.getByRole('button', { name: /bestellen/ }).closest('[data-action-bar]');
    await waitFor(() => expect(bar).toHaveStyle({ position: 'static' }));
    const room = document.documentElement.style.getPropertyValue('--hv-room-bottom');
    await expect(room).toBe('0px');
  },
  args: {
    footer: (
      <BottomActionBar summary={<strong>$19.99 heute, danach jedes Jahr, bis Sie kündigen</strong>}>
        <BusyButton fullWidth>Zahlungspflichtig bestellen</BusyButton>
        <BusyButton fullWidth>Kostenpflichtig verlängern</BusyButton>
      </BottomActionBar>
    ),
  },
  parameters: { pictures: [] },
};
