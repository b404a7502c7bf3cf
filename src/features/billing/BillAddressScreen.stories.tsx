import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Billing address', ...screenMeta };
export default meta;

const path = '/billAddress';

export const Loaded: StoryObj = {
  ...screenStory({ scenario: 'billing-address', path }),
  ...screenPictures,
};
export const Loading = screenStory({ scenario: 'demo', path, held: 'getUserBillInfo' });
export const Failed = screenStory({ scenario: 'demo', path, fault: 'getUserBillInfo:http:503' });
export const Empty = screenStory({ scenario: 'demo', path });
export const Abroad = screenStory({
  scenario: 'billing-address-abroad',
  path,
  locale: 'de-DE',
});
/** Saved with everything missing: each field says so, and nothing is sent (ruling 38). */
export const MissingFields = screenStory({ scenario: 'demo', path }, async ({ canvasElement }) => {
  const save = canvasElement.querySelector('button[type="submit"]');
  await expect(save).not.toBeNull();
  if (save) await userEvent.click(save, { pointerEventsCheck: 0 });
  await within(canvasElement).findAllByRole('textbox', { invalid: true } as object);
});
