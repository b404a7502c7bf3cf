import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Bill', ...screenMeta };
export default meta;

const path = '/bills/80001';

export const Loaded: StoryObj = {
  ...screenStory({ scenario: 'taxed-order', path }),
  ...screenPictures,
};
export const Loading = screenStory({ scenario: 'demo', path, held: 'getOrderDetail' });
export const Failed = screenStory({ scenario: 'demo', path, fault: 'getOrderDetail:http:503' });
export const Unknown = screenStory({ scenario: 'demo', path: '/bills/404' });
export const RefundFailed = screenStory({ scenario: 'refund-failed-order', path });
export const GiftCard = screenStory({ scenario: 'gift-card-order', path });
export const InGerman = screenStory({ scenario: 'refunded-order', path, locale: 'de-DE' });
export const Processing = screenStory({ scenario: 'processing-bill', path });
