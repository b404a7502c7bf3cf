import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Result', ...screenMeta };
export default meta;

const scenario = 'demo';

export const Paid: StoryObj = {
  ...screenStory({ scenario, path: '/paySuccess' }),
  ...screenPictures,
};
export const NotPaid: StoryObj = {
  ...screenStory({ scenario, path: '/payFailed' }),
  ...screenPictures,
};
export const GiftCardRedeemed = screenStory({ scenario, path: '/paySuccess/free' });
export const PromotionPaid = screenStory({ scenario, path: '/paySuccess/promotions' });
export const NotPaidInGerman = screenStory({ scenario, path: '/payFailed', locale: 'de-DE' });
