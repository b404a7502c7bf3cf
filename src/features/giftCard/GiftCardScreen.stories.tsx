import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Gift card pages', ...screenMeta };
export default meta;

const CODE = 'GIFT000001';
const packages = { scenario: 'gift-cards', path: `/giftCard/${CODE}/packages` };
const devices = {
  scenario: 'gift-cards-address',
  path: `/giftCard/${CODE}/packages/5001/selectDevice`,
};
const payMethod = {
  scenario: 'gift-cards-address',
  path: `/giftCard/${CODE}/packages/70001/payMethod`,
};

export const PackagesLoading = screenStory({ ...packages, held: 'giftCardGoods' });
export const PackagesFailed = screenStory({ ...packages, fault: 'giftCardGoods:http:503' });
export const UsedCard = screenStory({ ...packages, path: '/giftCard/GIFT000003/packages' });
export const NothingToGive = screenStory({ scenario: 'gift-card-package-gone' });

export const PayMethod: StoryObj = { ...screenStory(payMethod), ...screenPictures };
export const PayMethodInGerman = screenStory({ ...payMethod, locale: 'de-DE' });
export const NotOfThisCard = screenStory({
  ...payMethod,
  path: `/giftCard/${CODE}/packages/404/payMethod`,
});

export const Devices: StoryObj = { ...screenStory(devices), ...screenPictures };
export const DevicesForNothing = screenStory({
  ...devices,
  path: '/giftCard/GIFT000002/packages/5002/selectDevice',
});

export const Renewal: StoryObj = {
  ...screenStory({
    scenario: 'gift-card-plan',
    path: '/giftCard/renewal/70001',
  }),
  ...screenPictures,
};
export const RenewalPaid = screenStory({ scenario: 'demo', path: '/giftCard/renewal/70001' });
