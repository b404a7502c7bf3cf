import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { ResultActions } from './ResultActions';
import { ResultView } from './ResultView';
import type { ResultVariant } from './resultTexts';

/** Builds story args for a result page with its buttons. */
const result = (variant: ResultVariant, success: boolean, inApp = false) => ({
  variant,
  success,
  actions: (
    <ResultActions
      {...{ variant, success, inApp, lastPage: '/' }}
      {...{ onHome: fn(), onTryAgain: fn(), onClose: fn() }}
    />
  ),
});

const meta = {
  title: 'Screens/Result',
  component: ResultView,
  ...viewMeta,
  args: result('plain', true),
} satisfies Meta<typeof ResultView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paid: Story = screenPictures;
export const NotPaid: Story = { args: result('plain', false), ...screenPictures };
export const GiftCardRedeemed: Story = { args: result('free', true) };
export const PromotionPaid: Story = { args: result('promotions', true) };
export const PaidInTheApp: Story = { args: result('live', true, true) };
export const NotPaidInTheApp: Story = { args: result('live', false, true) };
export const NotPaidInGerman: Story = { ...NotPaid, parameters: { locale: 'de-DE', pictures: [] } };
