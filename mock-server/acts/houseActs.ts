import type { Device, House } from '../world/entities';
import { devicesOfHouse, forgetDeviceTable, moveDevice } from '../world/plans/devices';
import { refuse } from '../world/refusal';
import { byId } from '../world/world';
import type { World } from '../world/world';
import { refuseMore } from './act';
import type { Act, ActField, Acts } from './act';

type Values = Readonly<Record<string, string>>;

const NAME: ActField = { name: 'name', label: 'Name' };

/** More devices than that are named, not chosen. */
const MOST_OPTIONS = 50;

function deviceField(world: World, house: House): ActField {
  const devices = devicesOfHouse(world, house.id);
  const field = { name: 'device', label: 'Device' };
  if (devices.length > MOST_OPTIONS) return field;
  return { ...field, options: devices.map(({ id, name }) => ({ value: id, label: name })) };
}

const otherHouses = (world: World, { id, accountId }: House): readonly House[] =>
  world.houses.filter((house) => house.accountId === accountId && house.id !== id);

/** @throws Refusal when the house has no such device. */
function deviceIn(world: World, house: House, values: Values): Device {
  const wanted = values['device'] ?? '';
  const devices = devicesOfHouse(world, house.id);
  const device = byId(devices, wanted) ?? devices.find(({ name }) => name === wanted.trim());
  if (device) return device;
  throw refuse(`${house.name} has no device "${wanted}".`);
}

/** @throws Refusal for an empty name. */
function nameIn(values: Values): string {
  const name = values['name']?.trim() ?? '';
  if (name === '') throw refuse('Enter a name.');
  return name;
}

/** The next free number. */
const newId = (list: readonly { readonly id: string }[]): string =>
  String(1 + Math.max(40_000, ...list.map(({ id }) => Number(id)).filter(Number.isSafeInteger)));

const hasDevices = (world: World, house: House): boolean =>
  devicesOfHouse(world, house.id).length > 0;

/** An act on one of the devices of a house. */
const onDevice = (
  label: string,
  happens: (world: World, device: Device, house: House, values: Values) => string,
  more: (world: World, house: House) => readonly ActField[] = () => [],
  isPossible = hasDevices,
): Act<House> => ({
  label,
  isPossible,
  fields: (world, house) => [deviceField(world, house), ...more(world, house)],
  happens: (world, house, { values }) =>
    happens(world, deviceIn(world, house, values), house, values),
});

export const houseActs: Acts<House> = {
  'camera-added': {
    label: 'Add a camera',
    isPossible: () => true,
    fields: () => [NAME],
    happens: (world, house, { values }) => {
      const name = nameIn(values);
      refuseMore(world, 'devices');
      const id = newId(world.devices);
      world.devices.push({
        ...{ id, houseId: house.id, name, kind: 'camera' },
        ...{ planId: null, lockStatus: 0 },
      });
      forgetDeviceTable(world);
      return `${name} is added to ${house.name}`;
    },
  },
  'device-renamed': onDevice(
    'Rename a device',
    (_, device, _house, values) => {
      const old = device.name;
      device.name = nameIn(values);
      return `${old} is now ${device.name}`;
    },
    () => [NAME],
  ),
  'device-moved': onDevice(
    'Move a device',
    (world, device, house, values) => {
      const to = byId([...otherHouses(world, house)], values['house'] ?? '');
      if (!to) throw refuse('Choose another house of this account.');
      // A plan covers devices of its house.
      moveDevice(world, device, null);
      Object.assign(device, { houseId: to.id, lockStatus: 0 });
      return `${device.name} moves from ${house.name} to ${to.name}`;
    },
    (world, house) => [
      {
        name: 'house',
        label: 'To',
        options: otherHouses(world, house).map(({ id, name }) => ({ value: id, label: name })),
      },
    ],
    (world, house) => hasDevices(world, house) && otherHouses(world, house).length > 0,
  ),
  'device-removed': onDevice('Remove a device', (world, device, house) => {
    world.devices.splice(world.devices.indexOf(device), 1);
    forgetDeviceTable(world);
    return `${device.name} is removed from ${house.name}`;
  }),
};
