/** Systems that the app runs on. */
export type PhoneOs = 'ios' | 'android';

/** What the system covers at each side, in CSS px. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A phone that can be emulated: its screen, in CSS px, and what the system draws on it. */
export interface Device {
  readonly id: string;
  readonly os: PhoneOs;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  /** What lies over the page at the top. */
  readonly camera: 'island' | 'hole' | 'none';
  /** What lies over the page at the bottom. */
  readonly bar: 'line' | 'buttons' | 'none';
}

const covers = (top: number, bottom: number): Insets => ({ top, right: 0, bottom, left: 0 });

/** The first of a system is the one that is shown unless another is asked for. */
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

/** The device of a system that is shown unless another is asked for. */
export function firstDevice(os: PhoneOs): Device {
  const found = devices.find((device) => device.os === os);
  if (!found) throw new Error(`There is no device with ${os}.`);
  return found;
}
