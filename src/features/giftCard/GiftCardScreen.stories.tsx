import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Gift card', ...screenMeta };
export default meta;

const CODE = 'GIFT000001';
const code = { scenario: 'gift-cards', path: '/giftCard' };
const packages = { scenario: 'gift-cards', path: `/giftCard/${CODE}/packages` };
const devices = {
  scenario: 'gift-cards-address',
  path: `/giftCard/${CODE}/packages/5001/selectDevice`,
};
const payMethod = {
  scenario: 'gift-cards-address',
  path: `/giftCard/${CODE}/packages/70001/payMethod`,
};

const enter =
  (text: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), `${text}{Enter}`);
  };

export const Code: StoryObj = { ...screenStory(code), ...screenPictures };
export const WrongCode = screenStory(code, enter('GIFT-1'));
export const RefusedCode = screenStory(code, async (context) => {
  await enter('NOSUCHCARD')(context);
  const alert = await within(context.canvasElement).findByText(/does not exist/);
  await expect(alert).toBeVisible();
});
/** Nobody has judged the code, so the card is as good as before. */
export const NotChecked = screenStory(
  { ...code, fault: 'giftCardCheck:http:503', shows: 'loaded' },
  async (context) => {
    await enter(CODE)(context);
    const alert = await within(context.canvasElement).findByText(/has not been used/);
    await expect(alert).toBeVisible();
  },
);
export const CodeInGerman = screenStory({ ...code, locale: 'de-DE' });

export const Packages: StoryObj = { ...screenStory(packages), ...screenPictures };
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
