import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorCode } from '@homeview/contracts/errors';
import { screenPictures } from '../../../.storybook/pictures';
import { viewMeta } from '../../../.storybook/view';
import { apiError } from '../../api/request/apiError';
import { GiftCardView } from './GiftCardView';

const done = fn(() => Promise.resolve());

const meta = {
  title: 'Screens/Gift card',
  component: GiftCardView,
  ...viewMeta,
  args: {
    field: { name: 'code', onChange: done, onBlur: done, ref: fn() },
    error: undefined,
    checking: false,
    ready: false,
    notChecked: null,
    onRedeem: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof GiftCardView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Code: Story = screenPictures;
export const WrongCode: Story = {
  args: { error: 'This gift card code isn’t valid. Check it.' },
};
export const Checking: Story = { args: { checking: true, ready: true } };
/** The code could not be checked, so the card is still valid. */
export const NotChecked: Story = {
  args: {
    ready: true,
    notChecked: {
      reason: 'Network error, please try again later.',
      error: apiError('giftCardCheck', ErrorCode.NoResponse),
    },
  },
};
export const CodeInGerman: Story = { parameters: { locale: 'de-DE' } };
