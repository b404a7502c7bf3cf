import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Promotion devices', ...screenMeta };
export default meta;

const path = '/promotions/selectDevice?activityId=6001';
const scenario = 'promotion-running';

export const Devices: StoryObj = { ...screenStory({ scenario, path }), ...screenPictures };
export const DevicesLoading = screenStory({ scenario, path, held: 'getUnbindPackageDevList' });
export const DevicesFailed = screenStory({ scenario, path, fault: 'activity:http:503' });
export const DevicesNotStarted = screenStory({ scenario: 'promotion-not-started', path });
export const Unknown = screenStory({ scenario, path: '/promotions' });
