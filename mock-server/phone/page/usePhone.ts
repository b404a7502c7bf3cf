import { useSyncExternalStore } from 'react';
import type { Phone } from '../app/phone';
import type { PhoneState } from '../app/phoneState';

/** One value of the phone's state; what uses it is drawn again only when that value changes. */
export const usePhone = <Name extends keyof PhoneState>(
  phone: Phone,
  name: Name,
): PhoneState[Name] => useSyncExternalStore(phone.subscribe, () => phone.state[name]);
