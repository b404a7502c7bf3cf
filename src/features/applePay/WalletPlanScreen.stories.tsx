import type { StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Wallet plan', ...screenMeta };
export default meta;

const inApp = { platform: 'ios', scenario: 'wallet-tiers', path: '/applePay' } as const;
const devices = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';

export const Offer: StoryObj = { ...screenStory(inApp), ...screenPictures };
export const OfferInGerman = screenStory({ ...inApp, locale: 'de-DE' });
export const Loading = screenStory({ ...inApp, held: 'getPackageList' });
export const Failed = screenStory({ ...inApp, fault: 'getPackageList:http:503' });
export const None = screenStory({ ...inApp, scenario: 'no-packages' });
export const OtherHouse = screenStory({ ...inApp, scenario: 'wallet-plan-other-home' });
export const ThisHouse = screenStory({ ...inApp, scenario: 'wallet-plan' });
export const Devices: StoryObj = { ...screenStory({ ...inApp, path: devices }), ...screenPictures };
export const DevicesLoading = screenStory({
  ...inApp,
  path: devices,
  held: 'getUnbindPackageDevList',
});
export const DevicesFailed = screenStory({
  ...inApp,
  path: devices,
  fault: 'getUnbindPackageDevList:http:503',
});
export const MoreThanTheCap = screenStory(
  { ...inApp, scenario: 'wallet-offer', path: devices },
  async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('checkbox', { name: /door|Garden/ });
    if (!first || !second) throw new Error('There are too few devices');
    await userEvent.click(first);
    await userEvent.click(second);
    await within(document.body).findByRole('dialog');
  },
);
