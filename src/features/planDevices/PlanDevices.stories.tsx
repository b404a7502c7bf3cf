import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withHeld } from '../../../.storybook/hold';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Devices of a plan', ...screenMeta };
export default meta;

const plan = '/subscription/70001';
const adjust = { scenario: 'plan-with-room', path: `${plan}/adjustDevice` };
const downgrade = { scenario: 'pending-change', path: `${plan}/updateDevice` };

export const Adjust: StoryObj = { ...screenStory(adjust), ...screenPictures };
export const AdjustLoading = screenStory({ ...adjust, held: 'getPackageSubscribeInfo' });
export const AdjustFailed = screenStory({ ...adjust, fault: 'getPackageSubscribeInfo:http:503' });
export const AdjustBeforeAChange = screenStory({ ...downgrade, path: adjust.path });
export const Remove: StoryObj = {
  ...screenStory({ scenario: 'demo', path: `${plan}/adjustDevice/remove` }),
  ...screenPictures,
};
export const Downgrade: StoryObj = { ...screenStory(downgrade), ...screenPictures };
export const DowngradeInGerman = screenStory({ ...downgrade, locale: 'de-DE' });
export const DowngradeWhileRenewalIsOff = screenStory({
  ...downgrade,
  fault: 'getPackageSubscribeInfo:mutate:isRenewal=false',
  shows: 'loaded',
});
export const DowngradeChosen = screenStory({ ...downgrade, scenario: 'downgrade-chosen' });
export const DowngradeExpired = screenStory({ ...downgrade, scenario: 'downgrade-expired' });

export const AdjustFull = screenStory({ ...adjust, scenario: 'full-plan' });
export const AdjustClosed = screenStory({ ...adjust, scenario: 'expired-plan' });

const remove = { scenario: 'demo', path: `${plan}/adjustDevice/remove` };
export const RemoveLoading = screenStory({ ...remove, held: 'getPackageSubscribeInfo' });
export const RemoveFailed = screenStory({ ...remove, fault: 'getPackageSubscribeInfo:http:503' });
export const RemoveNone = screenStory({ ...remove, scenario: 'plan-without-devices' });
export const Removing = screenStory(remove, async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Front door/ }));
  await within(document.body).findByRole('dialog');
});
/** Not the last one: its call never ends, and what it says in the end belongs to no other story. */
export const AdjustBusy = screenStory(adjust, async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('checkbox', { name: /Garden/ }));
  await withHeld('deviceSwitchPackage', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('button[aria-busy="true"]')).toBeVisible(),
    );
  });
});
export const DowngradeDone = screenStory(downgrade, async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('checkbox', { name: /Garage/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save choice' }));
  const page = within(document.body);
  const dialog = within(await page.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save choice' }));
  await page.findByText('Done');
});
