import type { CallEntry } from './callLog';
import { make, makeButton } from './dom';
import type { Overlay } from './overlay';
import { STORE_ANSWERS, saleOf } from './store';

/** What "Other" answers until another code is typed: the app failed. */
const OTHER_CODE = 500;

interface Choices {
  /** Ends the purchase with a code; gives why that is refused. */
  readonly end: (code: number) => Promise<string | null>;
  /** Leaves the purchase open. */
  readonly leaveOpen: () => void;
}

/** The sheet of the pretend store: what is to be bought, and a button for each answer. */
export function showStore(overlay: Overlay, call: CallEntry, { end, leaveOpen }: Choices): void {
  const { orderId, productId } = saleOf(call);
  const problem = make('p', { class: 'problem', role: 'alert' });
  const press = (code: number) => {
    void end(code)
      .catch(() => 'The mock server does not answer.')
      .then((refusal) => {
        if (refusal === null) overlay.hide();
        else problem.textContent = refusal;
      });
  };

  const other = make('input', {
    type: 'number',
    min: '0',
    max: '99999',
    value: String(OTHER_CODE),
  });
  const otherForm = make(
    'form',
    { class: 'other' },
    make('label', {}, 'Other code ', other),
    make('button', { type: 'submit' }, 'Answer with it'),
  );
  otherForm.addEventListener('submit', (event) => {
    event.preventDefault();
    press(other.valueAsNumber);
  });
  other.required = true;

  overlay.show(
    'store',
    'Pretend store',
    make('p', {}, 'The page asks the app to sell this. No real money moves.'),
    make(
      'dl',
      {},
      make('dt', {}, 'Product'),
      make('dd', {}, productId || 'none named'),
      make('dt', {}, 'Order'),
      make('dd', {}, orderId || 'none named'),
    ),
    problem,
    ...STORE_ANSWERS.map(({ code, desc }) =>
      makeButton(`${code} ${desc}`, () => press(code), code === 200 ? 'first' : ''),
    ),
    otherForm,
    makeButton('Never answer', leaveOpen, 'plain'),
  );
}
