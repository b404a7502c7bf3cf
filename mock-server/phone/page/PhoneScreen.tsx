import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import type { Phone } from '../app/phone';
import type { Settings } from '../settings';
import { Case, Cover, Place, Screen, View } from './drawing';
import { PhoneCover } from './PhoneCover';
import { useFit } from './useFit';
import { usePhone } from './usePhone';

interface Props {
  readonly phone: Phone;
  readonly settings: Settings;
}

/** The phone: the portal in its web view, the system's drawings over it, and the covers. */
export function PhoneScreen({ phone, settings }: Props) {
  const { device, scheme, area } = settings;
  const { insets, width, height, camera, bar } = device;
  const cover = usePhone(phone, 'cover');
  const place = useFit(device);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => (view.current ? phone.start(view.current) : undefined), [phone]);

  const lengths = Object.entries({ width, height, top: insets.top, low: insets.bottom });
  const style = Object.fromEntries(lengths.map(([name, px]) => [`--${name}`, `${px}px`]));
  return (
    <Place ref={place} aria-label="The phone">
      {/* `data-theme` gives content on the phone the phone's own color scheme. */}
      <Case
        id="phone"
        data-camera={camera}
        data-bar={bar}
        data-area={area}
        data-theme={scheme}
        style={style as CSSProperties}
      >
        <Screen id="screen" ref={useShake(phone)}>
          <View ref={view} style={{ colorScheme: scheme }} />
          <Cover className="top" aria-hidden />
          <Cover className="low" aria-hidden />
          {cover ? <PhoneCover phone={phone} cover={cover} /> : null}
        </Screen>
      </Case>
    </Place>
  );
}

/** A ref for the element that shakes with the phone. */
function useShake(phone: Phone) {
  const shakes = usePhone(phone, 'shakes');
  const shaken = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const screen = shaken.current;
    if (!screen || shakes === 0) return;
    screen.classList.remove('shaken');
    // Reading the width restarts the animation.
    void screen.offsetWidth;
    screen.classList.add('shaken');
  }, [shakes]);
  return shaken;
}
