import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Promotion', ...screenMeta };
export default meta;

const path = '/promotions?activityId=6001';
const devices = '/promotions/selectDevice?activityId=6001';
const scenario = 'promotion-running';

export const Sale: StoryObj = { ...screenStory({ scenario, path }), ...screenPictures };
export const SaleForVisitor = screenStory({ scenario, path, signedOut: true });
export const SaleInGerman = screenStory({ scenario, path, locale: 'de-DE' });
export const SaleInApp = screenStory({ scenario, path, platform: 'ios' });
export const Ended = screenStory({ scenario: 'promotion-ended', path });
export const Unknown = screenStory({ scenario, path: '/promotions' });
export const Devices: StoryObj = { ...screenStory({ scenario, path: devices }), ...screenPictures };
export const DevicesLoading = screenStory({
  scenario,
  path: devices,
  held: 'getUnbindPackageDevList',
});
export const DevicesFailed = screenStory({ scenario, path: devices, fault: 'activity:http:503' });
export const DevicesNotStarted = screenStory({ scenario: 'promotion-not-started', path: devices });
