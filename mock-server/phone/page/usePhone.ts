import { useSyncExternalStore } from 'react';
import type { Phone } from '../app/phone';
import type { PhoneState } from '../app/phoneState';

/** Subscribes to one value of the phone's state; the component renders only when it changes. */
export const usePhone = <Name extends keyof PhoneState>(
  phone: Phone,
  name: Name,
): PhoneState[Name] => useSyncExternalStore(phone.subscribe, () => phone.state[name]);
