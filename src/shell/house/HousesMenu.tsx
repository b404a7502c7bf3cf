import { useState } from 'react';
import { HouseMenu } from '@homeview/ui/AppHeader';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { useUnboundDevicesOfHouses } from '../../api/endpoints/subscription.api';
import { useText } from '../../i18n/useText';

interface Props {
  readonly houses: readonly House[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** `HouseMenu` that counts the devices without a plan of each house, from its first opening on. */
export function HousesMenu({ houses, value, onChange }: Props) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const counts = opened && houses.length > 1;
  const devices = useUnboundDevicesOfHouses(counts ? houses.map(({ id }) => id) : []);
  return (
    <HouseMenu
      label={text('home.houses')}
      value={value}
      options={houses.map(({ id, name }, at) => ({ id, name, detail: detailOf(at) }))}
      onChange={onChange}
      onOpen={() => setOpened(true)}
    />
  );

  function detailOf(at: number): string | undefined {
    if (houses.length < 2) return undefined;
    const { data, error } = devices[at] ?? {};
    if (data) return text('home.houseUncovered', { count: data.length });
    return error === undefined ? '' : undefined;
  }
}
