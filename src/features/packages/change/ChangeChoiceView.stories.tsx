import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { goodsOnSale } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import { KeepPlanButton } from '../../../checkout/plan/KeepPlanButton';
import { ChangeChoiceView } from './ChangeChoiceView';

const monthly = priceExample();
const forAll = priceExample({ goodsPriceId: '50013', buyNum: -1, price: 9.99 });
const { description: packageDesc } = goodsOnSale();
const unlimited = subscriptionDetailExample({
  isUnlimited: true,
  price: 9.99,
  maxDevNum: -1,
  packageDesc,
});
const change = { packageId: '70001', goodsId: '5001', detail: unlimited };

const meta = {
  title: 'Screens/Plans to change to',
  component: ChangeChoiceView,
  ...viewMeta,
  args: {
    list: [goodsOnSale()],
    initial: forAll,
    change,
    head: { title: 'Change your plan', backTo: '/subscription/70001' },
    withTerms: true,
    asking: false,
    onContinue: fn(),
  },
} satisfies Meta<typeof ChangeChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The current price is selected; the reason stands beside the inactive button, which leads on. */
export const Current: Story = {
  ...screenPictures,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const current = page.getByRole('radio', { checked: true });
    await expect(current.closest('label')).toHaveTextContent('$9.99');
    await expect(page.getByText(/This is the plan you have now/)).toBeVisible();
    const button = page.getByRole('button', { name: 'Continue' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/This is the plan you have now/);
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(document.activeElement).toHaveAttribute('type', 'radio');
  },
};
/** A downgrade waits for the end of the period, so nothing is due today. */
export const Smaller: Story = {
  ...screenPictures,
  args: { initial: monthly },
  play: async ({ canvas }) => {
    const changes = canvas.getByRole('region', { name: 'What changes' });
    await expect(changes).toHaveTextContent(/Your plan now: any numberNew plan: 1 device/);
    await expect(changes).toHaveTextContent(/\$9\.99 \/ monthNew plan: \$2\.99 \/ month/);
    await expect(changes).toHaveTextContent(/\$7\.00 less every month/);
    await expect(changes).toHaveTextContent(/Starts12\/03\/2026 · December 3/);
    await expect(changes).toHaveTextContent(/Due today\$0\.00/);
    // Both are Cloud Recording and monthly: only what differs is compared.
    await expect(changes).not.toHaveTextContent(/Cloud Recording|Monthly/);
    // The current period continues, so no day of it is unused.
    await expect(canvas.queryByText(/unused days/)).toBeNull();
  },
};
export const SmallerInGerman: Story = {
  args: { initial: monthly },
  parameters: { locale: 'de-DE', pictures: ['phone', 'desktop'] },
};
export const SmallerInJapanese: Story = {
  args: { initial: monthly },
  parameters: { locale: 'ja-JP' },
};
export const SmallerInTheDark: Story = {
  args: { initial: monthly },
  globals: { viewport: { value: 'desktop' } },
  parameters: { pictures: ['dark'] },
};
/** An upgrade starts today: it says what is due, and that unused days are not known. */
export const Larger: Story = {
  ...screenPictures,
  args: {
    initial: forAll,
    change: { ...change, detail: subscriptionDetailExample({ packageDesc }) },
  },
  play: async ({ canvas }) => {
    const changes = canvas.getByRole('region', { name: 'What changes' });
    await expect(changes).toHaveTextContent(/Your plan now: 1 deviceNew plan: any number/);
    await expect(changes).toHaveTextContent(/Starts ?Today/);
    await expect(changes).toHaveTextContent(/Due today\$9\.99/);
    await expect(canvas.getByText(/We can’t tell whether unused days/)).toBeVisible();
  },
};
/** Packages that differ in what they include are compared by the lines that differ. */
export const MoreStorage: Story = {
  args: {
    list: [
      goodsOnSale({
        goodsId: '5003',
        goodsPriceList: [{ ...forAll, goodsId: '5003', price: 14.99 }],
        description: 'Cloud event recording and album playback for 60 days#AI detection',
      }),
    ],
    initial: { ...forAll, goodsId: '5003', price: 14.99 },
    change: {
      ...change,
      detail: {
        ...unlimited,
        packageDesc: 'Cloud event recording and album playback for 30 days#AI detection',
      },
    },
  },
  parameters: { pictures: ['phone'] },
  play: async ({ canvas }) => {
    const changes = canvas.getByRole('region', { name: 'What changes' });
    await expect(changes).toHaveTextContent(/for 30 daysNew plan: .* for 60 days/);
    await expect(changes).not.toHaveTextContent(/AI detection/);
  },
};
export const MoreStorageOnASmallPhone: Story = {
  ...MoreStorage,
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { locale: 'de-DE', pictures: [] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const NothingSelected: Story = { args: { initial: undefined } };
/** A change that waits can be canceled instead of being replaced. */
export const PendingChange: Story = {
  args: {
    change: {
      ...change,
      detail: { ...unlimited, packageChangeRecord: { buyNum: 1, maxDevNum: 1 } },
    },
    keepPlan: <KeepPlanButton packageId="70001" main />,
  },
};
export const SeveralPackages: Story = {
  args: {
    list: [goodsOnSale(), goodsOnSale({ goodsId: '5003', goodsName: 'Cloud Recording for three' })],
    withTerms: false,
  },
};
