import type { ListedDevice } from '../lists/DeviceList';

const rooms = ['Front door', 'Garage', 'Nursery', 'Garden gate', 'Hall', 'Kitchen', 'Porch lamp'];

/** Sample devices of a house. */
export const home = (count: number): ListedDevice[] =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i),
    name: i < rooms.length ? (rooms[i] ?? '') : `${rooms[i % rooms.length] ?? ''} ${i + 1}`,
    detail: i % rooms.length === 6 ? 'Light' : 'Camera',
  }));
