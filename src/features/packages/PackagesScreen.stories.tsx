import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Package list', ...screenMeta };
export default meta;

const path = '/packages';
const wish = { scenario: 'demo', path };

export const Loaded: StoryObj = { ...screenStory(wish), ...screenPictures };
export const Loading = screenStory({ ...wish, held: 'getPackageList' });
export const Failed = screenStory({ ...wish, fault: 'getPackageList:http:503' });
export const InGerman = screenStory({ ...wish, locale: 'de-DE' });
