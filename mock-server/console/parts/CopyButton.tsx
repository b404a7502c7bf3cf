import { BusyButton } from '@homeview/ui/BusyButton';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { toasts } from '../toasts';

interface Props {
  /** The text to copy. */
  readonly text: string;
  /** The target of the link, for screen readers: a page may have many of these buttons. */
  readonly name?: string;
  readonly outlined?: boolean;
  readonly children: string;
}

/** Copies a text and confirms it with a toast. */
export function CopyButton({ text, name, outlined = false, children }: Props) {
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => toasts.show({ message: 'Copied', tone: 'success' }),
      () => toasts.show({ message: 'Couldn’t copy. Your browser blocked it.', tone: 'error' }),
    );
  };
  return (
    <BusyButton variant={outlined ? 'outlined' : 'text'} onClick={copy}>
      {children}
      {name === undefined ? null : <VisuallyHidden> to {name}</VisuallyHidden>}
    </BusyButton>
  );
}
