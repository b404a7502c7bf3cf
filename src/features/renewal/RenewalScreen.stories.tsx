import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Renewal', ...screenMeta };
export default meta;

const path = '/package/renewal?packageId=70001';
const wish = { scenario: 'billing-address', path };

export const Loaded: StoryObj = { ...screenStory(wish), ...screenPictures };
export const WithoutAnAddress = screenStory({ scenario: 'demo', path });
export const Loading = screenStory({ ...wish, held: 'getPackageSubscribeInfo' });
export const Failed = screenStory({ ...wish, fault: 'getGoodsInfoByPackageId:http:503' });
export const InGerman = screenStory({ ...wish, locale: 'de-DE' });
