import { screenMeta, screenStory } from '../../../.storybook/screen';

const meta = { title: 'Screens/Devices of a plan', ...screenMeta };
export default meta;

const plan = '/subscription/70001';
const adjust = { scenario: 'plan-with-room', path: `${plan}/adjustDevice` };
const downgrade = { scenario: 'pending-change', path: `${plan}/updateDevice` };

export const Adjust = screenStory(adjust);
export const AdjustLoading = screenStory({ ...adjust, held: 'getPackageSubscribeInfo' });
export const AdjustFailed = screenStory({ ...adjust, fault: 'getPackageSubscribeInfo:http:503' });
export const AdjustBeforeAChange = screenStory({ ...downgrade, path: adjust.path });
export const Remove = screenStory({ scenario: 'demo', path: `${plan}/adjustDevice/remove` });
export const Downgrade = screenStory(downgrade);
export const DowngradeInGerman = screenStory({ ...downgrade, locale: 'de-DE' });
export const DowngradeWhileRenewalIsOff = screenStory({
  ...downgrade,
  fault: 'getPackageSubscribeInfo:mutate:isRenewal=false',
  shows: 'loaded',
});
