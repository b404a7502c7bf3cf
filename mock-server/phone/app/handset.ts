import { maskAddress } from '../../mask';
import { ACTIVE_CHANGE } from '../names';
import { insetsFor } from '../settings';
import type { Settings } from '../settings';
import type { CallEntry } from './callLog';
import { make, makeButton } from './dom';
import type { Handset, NativeApp } from './nativeApp';
import type { Overlay } from './overlay';
import { endSale } from './store';
import type { Settle } from './store';
import { showStore } from './storeSheet';
import type { WebView } from './webView';

interface Around {
  readonly screen: HTMLElement;
  readonly pasteboard: HTMLElement;
  readonly overlay: Overlay;
  readonly webView: WebView;
  readonly settings: () => Settings;
  readonly app: () => NativeApp;
  readonly settle: Settle;
  /** Says something in one line. */
  readonly say: (text: string) => void;
  /** Opens the web view again. */
  readonly reopen: () => void;
}

/** The pretend phone around the app: what its calls do, made visible. */
export function makeHandset(around: Around): Handset {
  const { screen, overlay, webView, say } = around;

  /** Only a page that has asked for it is told, as by the real app. */
  const atFront = (active: boolean) => {
    if (around.app().wants(ACTIVE_CHANGE)) around.app().tell(ACTIVE_CHANGE, { active });
  };

  return {
    refuses(method) {
      const { refusal } = around.settings();
      if (refusal?.method !== method) return null;
      say(`The app refuses ${method} with ${refusal.code}, as it was told to.`);
      return refusal.code;
    },

    insets: () => insetsFor(around.settings()),

    shake() {
      screen.classList.remove('shaken');
      // Read, so that the animation starts again.
      void screen.offsetWidth;
      screen.classList.add('shaken');
      say('The phone gave a short shake.');
    },

    keep(content) {
      around.pasteboard.textContent = content;
      say('The page has put a text into the pasteboard.');
    },

    leaveFor(where, address) {
      atFront(false);
      overlay.show(
        'outside',
        where === 'browser' ? 'The browser opens' : 'Another app opens',
        make('p', {}, make('code', {}, maskAddress(address))),
        make('p', {}, 'Nothing is really opened here.'),
        makeButton(
          'Back to the app',
          () => {
            overlay.hide();
            atFront(true);
          },
          'first',
        ),
      );
    },

    sell(call: CallEntry) {
      showStore(overlay, call, {
        end: (code) => endSale(around.app(), around.settle, call, code),
        leaveOpen: () => {
          overlay.hide();
          say('The store stays silent. “Answer now” in the list ends the purchase later.');
        },
      });
    },

    closeWebView() {
      webView.close();
      overlay.show(
        'closed',
        'The web view was closed',
        make('p', {}, 'The app shows its own screen now.'),
        makeButton('Open it again', around.reopen, 'first'),
      );
      say('The page has closed the web view.');
    },
  };
}
