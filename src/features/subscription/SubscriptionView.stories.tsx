import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ErrorCode } from '@homeview/contracts/errors';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import {
  planDeviceExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { apiError } from '../../api/request/apiError';
import { KeepPlanButton } from '../../checkout/plan/KeepPlanButton';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { sentences } from '../../shell/failureText';
import { dialogs } from '../../shell/feedback';
import { showFailure } from '../../shell/showOutcome';
import { CalendarReminder } from './CalendarReminder';
import { PlanActions, TurnOffButton } from './PlanActions';
import { PlanFacts } from './PlanFacts';
import type { PlanFactsProps } from './PlanFacts';
import { unchangedText } from './renewalOutcome';
import { ReplaceDeviceLink } from './ReplaceDeviceLink';
import { renewalQuestion } from './RenewalTerms';
import { SubscriptionView } from './SubscriptionView';

type Fields = Partial<SubscriptionDetail>;

type Options = Pick<PlanFactsProps, 'nextPrice' | 'reminder'> & { readonly turning?: boolean };

const houses = [houseExample(), houseExample({ id: '30002', name: 'Grandma’s cottage' })];
const calendar = <CalendarReminder id="70001" detail={subscriptionDetailExample()} />;

/** Builds story args for a plan with these fields, including its facts and its actions. */
function planIs(fields: Fields = {}, options: Options = {}) {
  const { turning = false, reminder = calendar, nextPrice } = options;
  const detail = subscriptionDetailExample(fields);
  const acts = { onAdjust: fn(), onRenewNow: fn() };
  const turn = { detail, turning, onTurn: fn() };
  const actions = <PlanActions {...turn} {...acts} />;
  const turnOff = <TurnOffButton {...turn} />;
  return {
    state: { status: 'loaded', data: detail },
    facts: (
      <PlanFacts
        id="70001"
        notOwner={false}
        {...{ detail, houses, nextPrice, reminder, actions, turnOff }}
      />
    ),
    actions,
    turnOff,
    replace: <ReplaceDeviceLink id="70001" detail={detail} />,
  } as const;
}

const described = {
  packageDesc:
    'Cloud event recording and album playback for 30 days#AI detection of person, pet, package, vehicle, animal and fire#Rich notifications with photo preview#Event data of the last 7 days by e-mail or in the app',
};

const meta = {
  title: 'Screens/Subscription',
  component: SubscriptionView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, now: '2026-11-21T10:00:00Z' },
  args: {
    onChooseStaying: fn(),
    ...planIs(described),
  },
} satisfies Meta<typeof SubscriptionView>;
export default meta;

type Story = StoryObj<typeof meta>;

const notThere = { facts: undefined, actions: undefined, turnOff: undefined, replace: undefined };
const expired: Fields = { isExpire: true, subScribeStatus: SubscribeStatus.None, devList: [] };

export const Loaded: Story = screenPictures;
export const Loading: Story = { args: { state: { status: 'loading' }, ...notThere } };
export const Failed: Story = {
  args: {
    state: { status: 'failed', retry: fn() },
    error: apiError('getPackageSubscribeInfo', ErrorCode.NoResponse),
    ...notThere,
  },
};
export const Unknown: Story = { args: { state: { status: 'empty' }, ...notThere } };
export const NotAnOwner: Story = {
  args: {
    notOwner: true,
    actions: undefined,
    turnOff: undefined,
    replace: undefined,
    facts: (
      <PlanFacts
        {...{ id: '70001', detail: subscriptionDetailExample(described), houses, notOwner: true }}
        reminder={calendar}
      />
    ),
  },
};
export const Expired: Story = {
  args: planIs(expired, { reminder: null }),
  parameters: { pictures: ['phone', 'dark'] },
};
export const AllDevices: Story = { args: planIs({ isUnlimited: true, maxDevNum: 10_000 }) };
const smaller: Fields = { isUnlimited: true, packageChangeRecord: { buyNum: 1, maxDevNum: 1 } };
export const PendingChange: Story = {
  args: {
    ...planIs(smaller, { nextPrice: { price: 3.99, planUnit: 'month' } }),
    keepPlan: <KeepPlanButton packageId="70001" />,
  },
};
/** A yearly plan for all devices becomes a monthly one: only its period changes. */
export const PendingPeriod: Story = {
  args: {
    ...planIs(
      { isUnlimited: true, packageChangeRecord: { buyNum: -1, maxDevNum: -1 } },
      { nextPrice: { price: 9.99, planUnit: 'month' } },
    ),
    keepPlan: <KeepPlanButton packageId="70001" />,
  },
};
export const PendingInJapanese: Story = { ...PendingChange, parameters: { locale: 'ja-JP' } };
export const Unrenewable: Story = {
  args: planIs({
    isSupportRenew: false,
    isRenewal: false,
    subScribeStatus: SubscribeStatus.Cancelling,
  }),
};
const endsTomorrow = planIs({
  isRenewal: false,
  subScribeStatus: SubscribeStatus.Cancelling,
});
/** One day before its end the plan says what is lost, and turning renewal on is the first action. */
export const EndsTomorrow: Story = {
  args: endsTomorrow,
  parameters: { now: '2026-12-02T10:00:00Z', pictures: ['phone', 'desktop', 'dark'] },
  play: async ({ canvasElement }) => {
    const filled = [...canvasElement.querySelectorAll('.MuiButton-contained')];
    await expect(filled.map((button) => button.textContent)).toEqual([
      expect.stringContaining('Turn on renewal'),
    ]);
  },
};
export const EndsTomorrowInJapanese: Story = {
  args: endsTomorrow,
  parameters: { now: '2026-12-02T10:00:00Z', locale: 'ja-JP' },
};
export const EndsTomorrowInGermanOnASmallPhone: Story = {
  args: endsTomorrow,
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { now: '2026-12-02T10:00:00Z', locale: 'de-DE' },
};
export const StorePlan: Story = {
  args: planIs({ payMode: PayMode.ApplePay }),
  parameters: { platform: 'ios' },
};
/** Nothing is paid, so nothing asks for a renewal or a payment method. */
export const FreePlan: Story = {
  args: planIs({ packageType: 0, price: 0, whetherPay: false, payMode: null }),
};
export const InGerman: Story = {
  args: planIs({ isRenewal: false, subScribeStatus: SubscribeStatus.Cancelling }),
  parameters: { locale: 'de-DE' },
};
/** A notice about a problem of the plan leads to support. */
const leadsToSupport: Story['play'] = async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Contact support' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('reference=R1-'));
};
export const Deleted: Story = { args: planIs({ goodsStatus: 0 }), play: leadsToSupport };
export const GiftCard: Story = { args: planIs({ orderType: 'giftCard', payMode: null }) };
export const Activating: Story = {
  args: planIs({ subScribeStatus: SubscribeStatus.Activating, nextRenewal: null }),
};
export const Processing: Story = { args: planIs({ orderStatus: OrderStatus.Processing }) };
export const RefundFailed: Story = {
  args: planIs({ orderStatus: OrderStatus.RefundFailed }),
  play: leadsToSupport,
};
export const Turning: Story = { args: planIs({}, { turning: true }) };

/** Builds a story of the confirmation for turning renewal on or off. */
const asking = (on: boolean, fields: Fields = {}): Story => ({
  args: planIs({ isRenewal: !on, ...fields }),
  render: function Asking(args) {
    const text = useText();
    const terms = { detail: subscriptionDetailExample(fields), nextPrice: 2.99 };
    return (
      <>
        <button hidden onClick={() => void dialogs.open(renewalQuestion(on, terms, text))} />
        <SubscriptionView {...args} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('button[hidden]')?.click();
    const dialog = await within(document.body).findByRole('dialog');
    await expect(dialog).toBeVisible();
  },
  beforeEach: () => () => dialogs.closeAll(),
});

const many = Array.from({ length: 40 }, (_, at) =>
  planDeviceExample({ deviceId: `${40001 + at}`, deviceName: `Camera ${at + 1}` }),
);

export const TurningOff: Story = { ...asking(false), parameters: { pictures: ['phone', 'dark'] } };
export const TurningOffInGerman: Story = {
  ...asking(false),
  parameters: { locale: 'de-DE', pictures: ['phone'] },
};

/** A failure says first what is still true of the money. */
export const TurnOffFailed: Story = {
  args: planIs(),
  parameters: { pictures: ['phone'] },
  render: function Failing(args) {
    const text = useText();
    const state = unchangedText(subscriptionDetailExample(), { text, fullDate: useFullDate() });
    const message = sentences(text('operation_failed'), state, text);
    const error = apiError('updateSubscribeStatus', ErrorCode.BadRequest);
    return (
      <>
        <button hidden onClick={() => showFailure({ message, safe: state }, error, text)} />
        <SubscriptionView {...args} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLButtonElement>('button[hidden]')?.click();
    const alert = await within(document.body).findByRole('alert');
    await expect(alert).toHaveTextContent(
      /Renewal is still on; the next payment is \$2\.99 on 12\/03\/2026\s· December\s3\./,
    );
  },
};

const forMany = asking(false, { devList: many });
/** Too long for a phone: the dialog scrolls, also by keyboard. */
export const TurningOffForMany: Story = {
  ...forMany,
  play: async (context) => {
    await forMany.play?.(context);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByRole('group')).toHaveAttribute('tabindex', '0');
  },
};
export const TurningOn = asking(true);
