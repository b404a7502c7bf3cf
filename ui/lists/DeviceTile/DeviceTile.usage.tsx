import { DeviceTile } from '@homeview/ui/DeviceTile';
import { TextLink } from '@homeview/ui/TextLink';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For one device by itself. Several devices go into a DeviceList, which draws its rows with this component.',
  do: [
    'Leave onToggle out where there is nothing to choose: no checkbox shows.',
    'Pass lockedLabel together with locked: “Stays with this plan until 12/24/2026”.',
    'Pass the name as the customer wrote it: the icon of a camera, lamp or doorbell follows from it.',
    'Name the device in the action for screen readers: “Remove Front door”.',
  ],
  dont: [
    'Cut long names: they wrap, and a device may have 60 characters.',
    'Put more than one action into action.',
    'Use disabled without a detail that says why.',
  ],
};

interface CoveredDeviceProps {
  readonly name: string;
  readonly recordsUntil: string;
  readonly onRemove: () => void;
}

export const Example = ({ name, recordsUntil, onRemove }: CoveredDeviceProps) => (
  <DeviceTile
    name={name}
    detail={`Records until ${recordsUntil}`}
    action={
      <TextLink standalone onClick={onRemove}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </TextLink>
    }
  />
);
