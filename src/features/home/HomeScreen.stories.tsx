import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Home', ...screenMeta };
export default meta;

const path = '/';

export const Loaded: StoryObj = { ...screenStory({ scenario: 'demo', path }), ...screenPictures };
export const Loading = screenStory({ scenario: 'demo', path, held: 'houseList' });
export const PlansLoading = screenStory({ scenario: 'demo', path, held: 'getPackageBindDevList' });
export const Failed = screenStory({ scenario: 'demo', path, fault: 'houseList:http:503' });
export const NoHouses = screenStory({ scenario: 'no-houses', path });
export const NoPlans = screenStory({ scenario: 'no-plans', path });
export const LongNames = screenStory({ scenario: 'long-names', path });
export const InGerman = screenStory({ scenario: 'cancelling-plan', path, locale: 'de-DE' });
export const InTheApp = screenStory({ scenario: 'unlimited-plan', path, platform: 'ios' });
export const Expired = screenStory({ scenario: 'expired-plan', path });
export const Activating = screenStory({ scenario: 'activating-plan', path });
export const LastDay = screenStory({ scenario: 'last-day-plan', path });
