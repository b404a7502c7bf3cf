import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { priceExample } from '@homeview/contracts/domains/package/package.examples';
import { screenPictures } from '../../../../.storybook/pictures';
import { goodsOnSale } from '../../../../.storybook/storyData';
import { viewMeta } from '../../../../.storybook/view';
import { PlanChoiceView } from './PlanChoiceView';

const meta = {
  title: 'Screens/Plans',
  component: PlanChoiceView,
  ...viewMeta,
  args: {
    goods: goodsOnSale(),
    initial: priceExample(),
    frame: { title: 'Choose a plan', backTo: '/' },
    asking: false,
    onContinue: fn(),
  },
} satisfies Meta<typeof PlanChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
export const AllDevices: Story = {
  args: { initial: priceExample({ goodsPriceId: '50013', buyNum: -1, price: 9.99 }) },
};
/** Subscribe opens the terms if they are not accepted yet (ruling 1). */
export const TermsFirst: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Subscribe' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await within(document.body).findByRole('dialog');
  },
};
export const Checking: Story = { args: { asking: true } };
export const InGerman: Story = { parameters: { locale: 'de-DE' } };
