import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Subscription', ...screenMeta };
export default meta;

const path = '/subscription/70001';
const fault = 'getPackageSubscribeInfo:http:503';

export const Loaded = screenStory({ scenario: 'demo', path });
export const Loading = screenStory({ scenario: 'demo', path, held: 'getPackageSubscribeInfo' });
export const Failed = screenStory({ scenario: 'demo', path, fault });
export const Unknown = screenStory({ scenario: 'demo', path: '/subscription/404' });
export const Expired = screenStory({ scenario: 'expired-plan', path });
export const AllDevices = screenStory({ scenario: 'unlimited-plan', path });
export const PendingChange = screenStory({ scenario: 'pending-change', path });
export const StorePlan = screenStory({ scenario: 'wallet-plan', path, platform: 'ios' });
export const FreePlan = screenStory({ scenario: 'free-basic-plan', path });
export const InGerman = screenStory({ scenario: 'cancelling-plan', path, locale: 'de-DE' });
