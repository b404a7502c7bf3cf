import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Billing country', ...screenMeta };
export default meta;

const path = '/billAddress/selectCountry';

export const Loaded: StoryObj = {
  ...screenStory({ scenario: 'billing-address-abroad', path }),
  ...screenPictures,
};
export const Loading = screenStory({ scenario: 'demo', path, held: 'getUserBillInfo' });
