import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Billing country', ...screenMeta };
export default meta;

const path = '/billAddress/selectCountry';

export const Loaded = screenStory({ scenario: 'billing-address-abroad', path });
export const Loading = screenStory({ scenario: 'demo', path, held: 'getUserBillInfo' });
