import { ListStack } from '@homeview/ui/Stack';
import { SubscriptionTile } from '@homeview/ui/SubscriptionTile';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a plan of the customer on the home page; it opens the plan. To choose a plan use PlanTile, to extend one ExtensionTile.',
  do: [
    'Put the tiles into the <li>s of a ListStack.',
    'Choose statusTone by what it means for recording: active, pending, ending or ended.',
    'Name up to four devices, and count the others in moreDevicesLabel.',
    'Say in notes what the customer should know now: “12 days left”.',
    'In src use createLink(SubscriptionTile): the router’s link, which keeps the page.',
  ],
  dont: [
    'Put buttons or links into lines or notes: the whole tile is one link.',
    'Give two lines the same label: labels are their keys.',
    'Use more than three lines: the details are on the page that it opens.',
  ],
};

interface PlansProps {
  readonly plans: readonly { id: string; name: string; renewsOn: string; devices: number }[];
}

export const Example = ({ plans }: PlansProps) => (
  <ListStack spacing={1.5}>
    {plans.map(({ id, name, renewsOn, devices }) => (
      <li key={id}>
        <SubscriptionTile
          name={name}
          statusLabel="Active"
          statusTone="active"
          lines={[{ label: 'Renews on', value: renewsOn }]}
          devicesLabel={`${devices} devices`}
          href={`/subscription/${encodeURIComponent(id)}`}
        />
      </li>
    ))}
  </ListStack>
);
