import { TextLink } from '@homeview/ui/TextLink';
import { failedInApp } from '../../../api/request/reference';
import { useText } from '../../../i18n/useText';
import { copyText } from '../../../platform/copyText';
import { showFailure, showSuccess } from '../../../shell/showOutcome';

/** Copies the order number, which support asks for. */
export function CopyOrderNumber({ orderId }: { readonly orderId: string }) {
  const text = useText();
  const copy = async () => {
    try {
      await copyText(orderId);
      showSuccess(text('bill.copied'));
    } catch (error) {
      showFailure(text('bill.copyFailed'), failedInApp('System.copyToPasteboard', error), text);
    }
  };
  return (
    <TextLink standalone onClick={() => void copy()}>
      {text('bill.copy')}
    </TextLink>
  );
}
