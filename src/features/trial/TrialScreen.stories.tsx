import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Trial states', ...screenMeta };
export default meta;

const path = '/trialPackage';
const scenario = 'trial-offer';
const single = (deviceId: string) => `${path}?singleDevTrial=1&deviceId=${deviceId}`;

export const Loading = screenStory({ scenario, path, held: 'getRecordGoodsList' });
export const Failed = screenStory({ scenario, path, fault: 'getRecordGoodsList:http:503' });
export const None = screenStory({ scenario: 'demo', path });
export const CoveredDevice = screenStory({ scenario, path: single('40001') });
export const StrangeDevice = screenStory({ scenario, path: single('40011') });
