import type { StoryObj } from '@storybook/react-vite';
import { screenPictures } from '../../../.storybook/pictures';
import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Trial', ...screenMeta };
export default meta;

const path = '/trialPackage';
const scenario = 'trial-offer';
const single = (deviceId: string) => `${path}?singleDevTrial=1&deviceId=${deviceId}`;

export const Offer: StoryObj = { ...screenStory({ scenario, path }), ...screenPictures };
export const OfferInGerman = screenStory({ scenario, path, locale: 'de-DE' });
export const OfferInStore = screenStory({ scenario: 'trial-in-store', path, platform: 'ios' });
export const Loading = screenStory({ scenario, path, held: 'getRecordGoodsList' });
export const Failed = screenStory({ scenario, path, fault: 'getRecordGoodsList:http:503' });
export const None = screenStory({ scenario: 'demo', path });
export const SingleDevice = screenStory({ scenario, path: single('40002') });
export const CoveredDevice = screenStory({ scenario, path: single('40001') });
export const StrangeDevice = screenStory({ scenario, path: single('40011') });
