import type { StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { cutOff, withHeld } from '../../../.storybook/hold';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Bills', ...screenMeta };
export default meta;

const path = '/bills';

export const Loaded: StoryObj = { ...screenStory({ scenario: 'demo', path }), ...screenPictures };
export const Loading = screenStory({ scenario: 'demo', path, held: 'getPageOrderList' });
export const Failed = screenStory({ scenario: 'demo', path, fault: 'getPageOrderList:http:503' });
export const Empty = screenStory({ scenario: 'no-plans', path });
export const ManyPages = screenStory({ scenario: 'many-bills', path });
export const InGerman = screenStory({ scenario: 'refund-failed-order', path, locale: 'de-DE' });
export const MoreUnderWay = screenStory(
  { scenario: 'many-bills', path },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await withHeld('getPageOrderList', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await canvas.findByRole('button', { name: 'Loading…', busy: true });
    });
  },
);
export const MoreFailed = screenStory(
  { scenario: 'many-bills', path },
  async ({ canvasElement }) => {
    const letGo = cutOff('getPageOrderList');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await canvas.findByText('More bills could not be loaded', undefined, { timeout: 5000 });
    letGo();
  },
);
