import { maskAddress } from '../../mask';
import { insetsFor } from '../settings';
import type { Handset } from './nativeApp';
import type { Cover, PhoneState } from './phoneState';

interface Around {
  readonly state: () => PhoneState;
  readonly set: (change: Partial<PhoneState>) => void;
  readonly cover: (cover: Cover) => void;
  /** Notifies a subscribed page when the app moves to or from the foreground. */
  readonly atFront: (active: boolean) => void;
  readonly closeWebView: () => void;
}

/** The fake phone around the app. It makes the effects of calls visible. */
export function makeHandset({ state, set, cover, atFront, closeWebView }: Around): Handset {
  return {
    refuses(method) {
      const { refusal } = state().settings;
      if (refusal?.method !== method) return null;
      set({ notice: `The app refused ${method} with code ${refusal.code}, as set.` });
      return refusal.code;
    },

    insets: () => insetsFor(state().settings),

    shake() {
      set({ shakes: state().shakes + 1, notice: 'The phone vibrated.' });
    },

    keep(content) {
      set({ pasteboard: content, notice: 'The page copied a text to the pasteboard.' });
    },

    leaveFor(where, address) {
      atFront(false);
      cover({ kind: 'outside', where, address: maskAddress(address) });
    },

    sell(call) {
      cover({ kind: 'store', call });
    },

    closeWebView() {
      closeWebView();
      cover({ kind: 'closed' });
      set({ notice: 'The page closed the web view.' });
    },
  };
}
