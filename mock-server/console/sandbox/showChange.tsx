import Button from '@mui/material/Button';
import { Row } from '../parts/Card';
import { toasts } from '../toasts';
import { messageOf } from '../useControlQuery';

/** Long enough to read and press it, in ms. The timeline keeps the same way back. */
const UNDO_MS = 10_000;

/** Says what has changed, and offers the way back. */
export function showChange(message: string, undo: () => Promise<void>): void {
  const focused = document.activeElement;
  const onClick = () => {
    toasts.dismiss(id);
    undo().catch((reason: unknown) => {
      toasts.show({ message: messageOf(reason), tone: 'error' });
    });
    // The button disappears with its toast.
    const isThere = focused instanceof HTMLElement && focused.isConnected;
    (isThere && focused !== document.body ? focused : document.querySelector('main'))?.focus();
  };
  const id = toasts.show({
    tone: 'success',
    durationMs: UNDO_MS,
    message: (
      <Row sx={{ flexWrap: 'nowrap' }}>
        <span>{message}</span>
        <Button
          color="inherit"
          onClick={onClick}
          sx={{ flexShrink: 0, textDecoration: 'underline' }}
        >
          Undo
        </Button>
      </Row>
    ),
  });
}
