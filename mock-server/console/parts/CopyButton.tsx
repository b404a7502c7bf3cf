import { BusyButton } from '@homeview/ui/BusyButton';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { toasts } from '../toasts';

interface Props {
  /** What is copied. */
  readonly text: string;
  /** What it leads to, for screen readers: there may be many of these buttons. */
  readonly name?: string;
  readonly outlined?: boolean;
  readonly children: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, name, outlined = false, children }: Props) {
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => toasts.show({ message: 'Copied', tone: 'success' }),
      () => toasts.show({ message: 'The browser does not let this page copy.', tone: 'error' }),
    );
  };
  return (
    <BusyButton variant={outlined ? 'outlined' : 'text'} onClick={copy}>
      {children}
      {name === undefined ? null : <VisuallyHidden> to {name}</VisuallyHidden>}
    </BusyButton>
  );
}
