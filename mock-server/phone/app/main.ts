/** The phone's page: puts the portal into a pretend app, by the settings of its own address. */
import { maskAddress } from '../../mask';
import { pathOf } from '../../http/appPath';
import { ACTIVE_CHANGE } from '../names';
import { phoneAddress, readSettings, withLaunchParams } from '../settings';
import { userAgentOf } from '../userAgent';
import { CallLog } from './callLog';
import { part } from './dom';
import { makeHandset } from './handset';
import { deliverTo, putIntoApp } from './intoPage';
import { List } from './list';
import { drawPhone, fitPhone } from './look';
import { NativeApp } from './nativeApp';
import { Overlay } from './overlay';
import type { PhoneWindow } from './phoneWindow';
import { bindSettings } from './settingsForm';
import { settleIn } from './store';
import { WebView } from './webView';

let settings = readSettings(new URLSearchParams(location.search));
const opened = settings.url;
const phone = part('phone', HTMLElement);
const place = part('place', HTMLElement);
const screen = part('screen', HTMLElement);
const notice = part('notice', HTMLElement);
const address = part('address', HTMLElement);

const say = (text: string) => {
  notice.textContent = text;
};

/** A page in a frame is told what its frame is; emulation in the developer tools beats that. */
const FORCED =
  'The appearance cannot be chosen here: the browser, or its developer tools, sets it for all pages.';

function checkAppearance(): void {
  const { isDark } = webView;
  if (isDark !== null && isDark !== (settings.scheme === 'dark')) say(FORCED);
  else if (notice.textContent === FORCED) say('');
}

const list = new List(part('calls', HTMLElement), (call) => handset.sell(call));
const log = new CallLog(() => {
  list.draw(log);
  showAddress();
});
const webView = new WebView(screen, (inApp) => {
  if (!inApp) say('This browser does not say that the page is in a frame. Use Chrome or Firefox.');
  else checkAppearance();
  showAddress();
});
const overlay = new Overlay(screen, () => webView.element);
const handset = makeHandset({
  screen,
  overlay,
  webView,
  pasteboard: part('pasteboard', HTMLElement),
  settings: () => settings,
  app: () => app,
  settle: settleIn(phone.dataset.sandbox ?? ''),
  say,
  reopen: () => open(settings.url),
});
const app = new NativeApp(
  log,
  handset,
  deliverTo(() => webView.window),
);

(window as PhoneWindow).pretendPhone = {
  attach(page) {
    if (page !== webView.window) return;
    const { os } = settings.device;
    const receive = (text: unknown) => app.receive(text);
    const mayCopy = settings.refusal?.method !== 'System.copyToPasteboard';
    putIntoApp(page, { os, userAgent: userAgentOf(settings), mayCopy, receive });
    webView.noteAttached(page);
    app.pageOpened(pathOf(page.location));
  },
};

function showAddress(): void {
  const path = webView.path;
  address.textContent = path === null ? '–' : maskAddress(path);
}

/** Opens a page in the web view, which begins anew. */
function open(url: string): void {
  overlay.hide();
  drawPhone(phone, settings);
  fitPhone(place, settings);
  webView.open(url);
}

bindSettings(settings, (chosen) => {
  const path = webView.path ?? settings.url;
  // The link signs in whoever gets it; here the session lives on by itself.
  settings = { ...chosen, url: withLaunchParams(path, opened) };
  history.replaceState(null, '', phoneAddress(settings));
  open(path);
});

const buttons: Record<string, () => void> = {
  back: () => (webView.canGoBack ? webView.goBack() : say('There is no page to go back to.')),
  reload: () => webView.reload(),
  again: () => open(settings.url),
  front: () => app.tell(ACTIVE_CHANGE, { active: true }),
  behind: () => app.tell(ACTIVE_CHANGE, { active: false }),
  unknown: () => app.tell('Pretend.unknownEvent', {}),
  bad: () => app.tell(ACTIVE_CHANGE, { active: 'perhaps' }),
  clear: () => log.clear(),
};
for (const [id, act] of Object.entries(buttons)) {
  part(id, HTMLButtonElement).addEventListener('click', act);
}
window.addEventListener('resize', () => fitPhone(place, settings));
open(settings.url);
