import type { StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Plans', ...screenMeta };
export default meta;

const path = '/defaultPackage';

export const Loaded: StoryObj = { ...screenStory({ scenario: 'demo', path }), ...screenPictures };
export const Loading = screenStory({ scenario: 'demo', path, held: 'getRecordGoodsList' });
export const Failed = screenStory({ scenario: 'demo', path, fault: 'getRecordGoodsList:http:503' });
export const Empty = screenStory({ scenario: 'no-packages', path });
export const UnknownPlan = screenStory({ scenario: 'demo', path: `${path}?goodsId=404` });
export const AllDevices = screenStory({ scenario: 'demo', path: `${path}?defaultPriceType=1` });
/** The subscribe button before the terms are accepted: it opens them (ruling 1). */
export const TermsFirst = screenStory({ scenario: 'demo', path }, async ({ canvasElement }) => {
  const button = within(canvasElement).getByRole('button', { name: 'Subscribe' });
  await userEvent.click(button, { pointerEventsCheck: 0 });
  await within(document.body).findByRole('dialog');
});
export const InGerman = screenStory({ scenario: 'demo', path, locale: 'de-DE' });
