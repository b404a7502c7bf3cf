import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Bills', ...screenMeta };
export default meta;

const path = '/bills';

export const Loaded = screenStory({ scenario: 'demo', path });
export const Loading = screenStory({ scenario: 'demo', path, held: 'getPageOrderList' });
export const Failed = screenStory({ scenario: 'demo', path, fault: 'getPageOrderList:http:503' });
export const Empty = screenStory({ scenario: 'no-plans', path });
export const ManyPages = screenStory({ scenario: 'many-bills', path });
export const InGerman = screenStory({ scenario: 'refund-failed-order', path, locale: 'de-DE' });
