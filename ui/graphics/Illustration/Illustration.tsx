import type { ReactNode } from 'react';
import { Camera, GiftBox, House, Lamp, Scene, Seal, Sky } from './parts';

export type IllustrationName =
  'welcome' | 'empty' | 'failed' | 'success' | 'expired' | 'house' | 'devices' | 'gift';

export interface IllustrationProps {
  name: IllustrationName;
  /** `small` for use above a form. */
  size?: 'normal' | 'small' | undefined;
}

const tick = 'm163 127 6.5 6.5 12-14';
const cross = 'M172 116v12M172 136v.2';
const clock = 'M172 116v10l7 5';

const drawings: Readonly<Record<IllustrationName, ReactNode>> = {
  house: <House />,
  welcome: (
    <>
      <House />
      <g transform="translate(64.8 76.7) scale(0.46)">
        <Lamp x={-124} />
        <Camera x={126} />
      </g>
    </>
  ),
  devices: (
    <g transform="translate(18 21.3) scale(0.85)">
      <Camera x={-38} />
      <Lamp x={38} />
    </g>
  ),
  gift: (
    <g transform="translate(18 21.3) scale(0.85)">
      <GiftBox x={-36} />
      <Camera x={38} />
    </g>
  ),
  empty: <Camera awake={false} />,
  success: (
    <>
      <House />
      <Seal color="var(--good)" d={tick} />
    </>
  ),
  failed: (
    <>
      <House lit={false} />
      <Seal color="var(--bad)" d={cross} />
    </>
  ),
  expired: (
    <>
      <Camera awake={false} />
      <Seal color="var(--roof)" d={clock} />
    </>
  ),
};

/** A small night scene. Decorative: the text next to it says the same. */
export function Illustration({ name, size = 'normal' }: IllustrationProps) {
  return (
    <Scene
      data-size={size}
      viewBox="20 40 200 114"
      aria-hidden
      focusable="false"
      data-illustration={name}
    >
      <Sky>{drawings[name]}</Sky>
    </Scene>
  );
}
