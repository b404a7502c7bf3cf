import { catalogue } from '@homeview/contracts/catalogue';

/** Name of a call of the catalogue. */
export type CallName = keyof typeof catalogue;

/** Keeps a call waiting for ever. Returns the way to let later ones through. */
export function hold(call: CallName): () => void {
  const [path = ''] = catalogue[call].path.split('/{');
  const passOn = window.fetch;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname.endsWith(path) ? new Promise(() => undefined) : passOn(input, init);
  };
  return () => {
    window.fetch = passOn;
  };
}
