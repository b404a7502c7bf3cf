import { DeviceList, type DeviceListProps } from '../lists/DeviceList';
import { useArg } from './useArg';

/** A list as pages use it: with state for the selection and its count. */
export function DeviceChooser(args: DeviceListProps) {
  const { devices, max, onToggle } = args;
  const [ids = [], setIds] = useArg(args.selectedIds);
  const toggle = (id: string) => {
    onToggle?.(id);
    if (ids.includes(id)) setIds(ids.filter((other) => other !== id));
    else if (max === undefined || ids.length < max) setIds([...ids, id]);
  };
  return (
    <DeviceList
      countLabel={`${ids.length} of ${max ?? devices.length} selected`}
      {...args}
      selectedIds={ids}
      onToggle={onToggle ? toggle : undefined}
    />
  );
}
