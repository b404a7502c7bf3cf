import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';
import { toasts } from '../../shell/feedback';

const meta = { title: 'Screens/Select devices', ...screenMeta };
export default meta;

const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';

async function chooseTwo(canvasElement: HTMLElement): Promise<void> {
  for (const name of ['Garden', 'Garage']) {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name }));
  }
}

export const Loaded: StoryObj = {
  ...screenStory({ scenario: 'demo', path }, ({ canvasElement }) => chooseTwo(canvasElement)),
  ...screenPictures,
};
export const Loading = screenStory({ scenario: 'demo', path, held: 'getUnbindPackageDevList' });
export const Failed = screenStory({
  scenario: 'demo',
  path,
  fault: 'getUnbindPackageDevList:http:503',
});
export const NoHouse = screenStory({ scenario: 'no-houses', path });
export const NoDevices = screenStory({ scenario: 'no-devices', path });
export const ManyDevices = screenStory({ scenario: 'many-devices', path });
export const LongNames = screenStory({ scenario: 'long-names', path });
export const InGerman = screenStory({ scenario: 'demo', path, locale: 'de-DE' });
/** The order is on its way: nothing can be pressed twice. */
export const Paying = screenStory(
  { scenario: 'demo', path, held: 'createOrder', shows: 'loaded' },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await chooseTwo(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree to/ }));
    const pay = canvas.getByRole('button', { name: /^Pay \$/ });
    await userEvent.click(pay);
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy', 'true'));
    // The toast goes by itself, sooner or later than the picture is taken.
    await waitFor(() => expect(toasts.getSnapshot()).toHaveLength(1));
    toasts.getSnapshot().forEach(({ id }) => toasts.dismiss(id));
  },
);
