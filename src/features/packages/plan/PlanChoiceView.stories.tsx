import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { goodsOnSale } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import type { PageHouse } from '../../../shell/house/pageHouse';
import { PlanChoiceView } from './PlanChoiceView';

const lakeHouse = houseExample({ name: 'Lake house' });
const inHouse: PageHouse = { house: lakeHouse };
const inEitherHouse: PageHouse = {
  house: lakeHouse,
  choice: { houses: [lakeHouse, houseExample({ id: '30002' })], onHouse: fn() },
};

const meta = {
  title: 'Screens/Plans',
  component: PlanChoiceView,
  ...viewMeta,
  parameters: { ...viewMeta.parameters, house: inHouse },
  args: {
    goods: goodsOnSale(),
    initial: priceExample(),
    head: { title: 'Choose a plan', backTo: '/' },
    asking: false,
    onContinue: fn(),
  },
} satisfies Meta<typeof PlanChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
/** A customer with several houses can choose another one here. */
export const SeveralHouses: Story = { parameters: { house: inEitherHouse } };
export const AllDevices: Story = {
  args: { initial: priceExample({ goodsPriceId: '50013', buyNum: -1, price: 9.99 }) },
};
/** A yearly price that is a list price: no saving is computed from it. */
export const NoSaving: Story = {
  args: {
    goods: goodsOnSale({
      goodsPriceList: [
        priceExample(),
        priceExample({ goodsPriceId: '50012', planUnit: 'year', price: 35.88 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2.99 a month')).toBeVisible();
    await expect(canvas.queryByText(/Save/)).toBeNull();
  },
};
/** The bar says why Subscribe is grey, until the terms are ticked. */
export const ReasonUntilAgreed: Story = {
  play: async ({ canvas }) => {
    const subscribe = canvas.getByRole('button', { name: 'Subscribe' });
    await expect(subscribe).toHaveAccessibleDescription('Agree to the plan terms to continue.');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(subscribe).toHaveAccessibleDescription('');
    await expect(canvas.queryByText('Agree to the plan terms to continue.')).toBeNull();
  },
};
/** Subscribe opens the terms if they are not accepted yet. */
export const TermsFirst: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Subscribe' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await within(document.body).findByRole('dialog');
  },
};
/** "Single" would be wrong for prices that cover three devices. */
export const ThreeDevices: Story = {
  args: { goods: goodsOnSale({ maxDevNum: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Up to 3 devices');
    await expect(canvas.queryByRole('tab', { name: /Single/ })).toBeNull();
  },
};
/** On a phone, a heading in Japanese has the whole width, so that it breaks once. */
export const InJapanese: Story = {
  parameters: { locale: 'ja-JP' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-illustration]')).not.toBeVisible();
  },
};
export const Checking: Story = { args: { asking: true } };
export const InGerman: Story = { parameters: { locale: 'de-DE' } };
