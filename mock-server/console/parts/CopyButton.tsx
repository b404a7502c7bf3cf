import { BusyButton } from '@homeview/ui/BusyButton';
import { toasts } from '../toasts';

interface Props {
  /** What is copied. */
  readonly text: string;
  readonly children: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, children }: Props) {
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => toasts.show({ message: 'Copied', tone: 'success' }),
      () => toasts.show({ message: 'The browser does not let this page copy.', tone: 'error' }),
    );
  };
  return (
    <BusyButton variant="text" onClick={copy}>
      {children}
    </BusyButton>
  );
}
