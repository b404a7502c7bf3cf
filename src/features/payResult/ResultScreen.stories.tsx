import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Result', ...screenMeta };
export default meta;

const scenario = 'demo';

export const Paid = screenStory({ scenario, path: '/paySuccess' });
export const NotPaid = screenStory({ scenario, path: '/payFailed' });
export const GiftCardRedeemed = screenStory({ scenario, path: '/paySuccess/free' });
export const PromotionPaid = screenStory({ scenario, path: '/paySuccess/promotions' });
export const NotPaidInGerman = screenStory({ scenario, path: '/payFailed', locale: 'de-DE' });
