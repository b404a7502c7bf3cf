import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures';
import { viewMeta } from '../../../../.storybook/view';
import { CertificationForm } from './CertificationForm';
import type { CertificationFormProps } from './CertificationForm';
import { CertificationView } from './CertificationView';

/** The form, 10 minutes before its code expires. */
const form = (props: Partial<CertificationFormProps> = {}) => ({
  form: (
    <CertificationForm
      {...{ redirectUrl: undefined, left: 600, wait: 600, inApp: false }}
      onSubmit={fn(() => Promise.resolve())}
      onResend={fn()}
      {...props}
    />
  ),
});

const meta = {
  title: 'Screens/Second factor',
  component: CertificationView,
  ...viewMeta,
  args: { redirectUrl: undefined, ...form() },
} satisfies Meta<typeof CertificationView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = screenPictures;
/** A customer who got no code sees when they can ask for another one. */
export const WaitsBeforeAnotherCode: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You can send a new code once this one has expired.'),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Send a new code' }),
    ).toHaveAccessibleDescription('You can send a new code once this one has expired.');
  },
};
export const WrongCode: Story = {
  args: form({ error: 'Wrong code. Check it and try again.' }),
};
export const Verifying: Story = { args: form({ verifying: true }) };
export const Over: Story = { args: form({ left: 0, wait: 0 }) };
export const InTheApp: Story = { args: form({ inApp: true, wait: 60 }) };
/** The page opened without a pending sign-in. */
export const NothingToConfirm: Story = { args: { form: null } };
