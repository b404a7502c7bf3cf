import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  orderDetailExample,
  orderedGoodsExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { viewMeta } from '../../../.storybook/view';
import { PortalPage } from '../../shell/pages/PortalPage';
import { PlanAdvice } from './PlanAdvice';

const plan = (
  packageId: string,
  { packageName = 'Cloud Recording', ...fields }: Partial<SubscriptionDetail> = {},
) => {
  const detail = subscriptionDetailExample({ packageName, ...fields });
  const devNum = detail.devList.length;
  return { plan: subscribedPlanExample({ packageId, packageName, devNum }), detail };
};
const garden = [planDeviceExample({ deviceId: '40002', deviceName: 'Garden' })];
const forThree = plan('70002', {
  packageName: 'Cloud Recording for three',
  maxDevNum: 3,
  devList: garden,
});

const meta = {
  title: 'Screens/Advice',
  component: PlanAdvice,
  ...viewMeta,
  args: {
    plans: [],
    houses: [houseExample(), houseExample({ id: '30002', name: 'Beach hut' })],
    bills: new Map(),
    now: new Date('2026-11-05T09:30:00Z'),
  },
  render: (args) => (
    <PortalPage title="Home">
      <PlanAdvice {...args} />
    </PortalPage>
  ),
} satisfies Meta<typeof PlanAdvice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SameDevice: Story = {
  args: { plans: [plan('70001'), plan('70002', { homeId: '30002' })] },
};
export const NoDevices: Story = {
  args: { plans: [plan('70001', { devList: [] })] },
  parameters: { pictures: ['light', 'dark'] },
};
export const OneWouldDo: Story = {
  args: { plans: [plan('70001'), forThree] },
  parameters: { pictures: ['light'] },
};
export const TwoBillers: Story = {
  args: {
    plans: [
      plan('70001', { payMode: PayMode.ApplePay }),
      plan('70002', { devList: garden, homeId: '30002' }),
    ],
  },
  // The plans have the same name.
  play: async ({ canvas }) => {
    for (const house of ['Lakeside 12', 'Beach hut']) {
      const name = new RegExp(`^Go to .?Cloud Recording · ${house}`);
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
};
const period = (subscribeStartDate: string, subscribeEndDate: string) => [
  orderedGoodsExample({ subscribeStartDate, subscribeEndDate }),
];
const OTHER_SUM = {
  plans: [plan('70001')],
  bills: new Map([
    [
      '80002',
      orderDetailExample({
        ...{ type: 'renew', orderPrice: 3.99, payPrice: 3.99 },
        orderGoodsResp: period('2026-11-03T09:30:00Z', '2026-12-03T09:30:00Z'),
      }),
    ],
    [
      '80001',
      orderDetailExample({
        invoiceDate: '2026-10-03T09:30:00Z',
        orderGoodsResp: period('2026-10-03T09:30:00Z', '2026-11-03T09:30:00Z'),
      }),
    ],
  ]),
};
export const OtherSum: Story = { args: OTHER_SUM, parameters: { pictures: ['light'] } };
export const OtherSumInGerman: Story = { args: OTHER_SUM, parameters: { locale: 'de-DE' } };
export const OtherSumInJapanese: Story = { args: OTHER_SUM, parameters: { locale: 'ja-JP' } };
export const OtherSumOnASmallPhone: Story = {
  args: OTHER_SUM,
  globals: { viewport: { value: 'smallPhone' } },
};
/** One at a time, most important first. */
export const Several: Story = {
  args: {
    plans: [
      plan('70001', { devList: [], payMode: PayMode.ApplePay }),
      plan('70002', { homeId: '30002' }),
      plan('70003', { homeId: '30003' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Front door is in two plans that renew/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next notice (1 of 3)' }));
    await expect(canvas.getByText(/has no devices\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next notice (2 of 3)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next notice (3 of 3)' }));
    await expect(canvas.getByText(/Front door is in two plans that renew/)).toBeVisible();
  },
};
/** One plan in use: nothing to say. */
export const Nothing: Story = {
  args: { plans: [plan('70001')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Go to/ })).toBeNull();
  },
};
