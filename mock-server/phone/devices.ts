/** Operating systems of the app. */
export type PhoneOs = 'ios' | 'android';

/** The areas that the system covers at each side, in CSS px. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A phone to emulate: its screen in CSS px, and the system's drawings on it. */
export interface Device {
  readonly id: string;
  readonly os: PhoneOs;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  /** The camera cutout over the top of the page. */
  readonly camera: 'island' | 'hole' | 'none';
  /** The navigation bar over the bottom of the page. */
  readonly bar: 'line' | 'buttons' | 'none';
}

const covers = (top: number, bottom: number): Insets => ({ top, right: 0, bottom, left: 0 });

/** The first device of each system is its default. */
export const devices: readonly Device[] = [
  {
    id: 'iphone-16',
    os: 'ios',
    name: 'iPhone 16',
    width: 393,
    height: 852,
    insets: covers(59, 34),
    camera: 'island',
    bar: 'line',
  },
  {
    id: 'iphone-se',
    os: 'ios',
    name: 'iPhone SE',
    width: 375,
    height: 667,
    insets: covers(20, 0),
    camera: 'none',
    bar: 'none',
  },
  {
    id: 'pixel-9',
    os: 'android',
    name: 'Pixel 9',
    width: 412,
    height: 924,
    insets: covers(48, 24),
    camera: 'hole',
    bar: 'line',
  },
  {
    id: 'small-android',
    os: 'android',
    name: 'Small Android phone',
    width: 320,
    height: 568,
    insets: covers(24, 48),
    camera: 'none',
    bar: 'buttons',
  },
];

export const findDevice = (id: string): Device | undefined =>
  devices.find((device) => device.id === id);

/** The default device of a system. */
export function firstDevice(os: PhoneOs): Device {
  const found = devices.find((device) => device.os === os);
  if (!found) throw new Error(`There is no device with ${os}.`);
  return found;
}
