import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Billing address states', ...screenMeta };
export default meta;

const path = '/billAddress';

export const Loading = screenStory({ scenario: 'demo', path, held: 'getUserBillInfo' });
export const Failed = screenStory({ scenario: 'demo', path, fault: 'getUserBillInfo:http:503' });
