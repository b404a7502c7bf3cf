import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorCode } from '@homeview/contracts/errors';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { apiError } from '../../../api/request/apiError';
import { LoginNotices } from './LoginNotices';
import { LoginView } from './LoginView';

const meta = {
  title: 'Screens/Sign in',
  component: LoginView,
  ...viewMeta,
  args: {
    redirectUrl: undefined,
    country: 'US',
    countryName: 'United States',
    onSubmit: fn(() => Promise.resolve()),
    onToCountries: fn(),
  },
} satisfies Meta<typeof LoginView>;
export default meta;

type Story = StoryObj<typeof meta>;

const email = 'demo@homeview.example';

export const Loaded: Story = screenPictures;
export const InGerman: Story = {
  args: { countryName: 'Vereinigte Staaten' },
  parameters: { locale: 'de-DE', pictures: ['phone', 'dark'] },
};
export const InJapanese: Story = {
  args: { countryName: 'アメリカ合衆国' },
  parameters: { locale: 'ja-JP' },
};
export const WrongPassword: Story = {
  args: {
    email,
    failed: {
      words: 'The e-mail or the password is not right.',
      refused: true,
      error: apiError('login', ErrorCode.BadRequest),
    },
  },
};
export const NoAnswer: Story = {
  args: {
    email,
    failed: {
      words: 'Network error, please try again later.',
      refused: false,
      error: apiError('login', ErrorCode.NoResponse),
    },
  },
};
export const SessionEnded: Story = { args: { notices: <LoginNotices ended /> } };
export const SigningIn: Story = { args: { email, signingIn: true } };
export const SentWhenComplete: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(canvas.getByLabelText('E-mail'), email);
    await userEvent.type(canvas.getByLabelText('Password'), 'Demo-1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
