import { BusyButton } from '@homeview/ui/BusyButton';
import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import { ResultPanel } from '@homeview/ui/ResultPanel';
import { TextLink } from '@homeview/ui/TextLink';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the last page of a payment or a gift card: it succeeded, or it failed. Smaller results, such as a saved address, are toasts.',
  do: [
    'Match illustration and tone: success with success, failed with error, expired with neutral.',
    'Put a short summary into children: a plain KeyValueList, or the ReferenceLine of a failure.',
    'After a failure say whether money was charged, and offer to try again.',
  ],
  dont: [
    'Add a Title: its title is the <h1>.',
    'Show success before the service has confirmed it: show a Notice that it is processed.',
    'Leave the page by itself after some seconds.',
  ],
};

interface PaymentFailedProps {
  readonly reference: string;
  readonly tryAgain: () => void;
}

export const Example = ({ reference, tryAgain }: PaymentFailedProps) => (
  <ResultPanel
    illustration="failed"
    tone="error"
    title="Payment failed"
    message="You haven’t been charged. Try again, or choose another way to pay."
    actions={
      <>
        <BusyButton onClick={tryAgain}>Try again</BusyButton>
        <TextLink href="/" standalone>
          Back to home
        </TextLink>
      </>
    }
  >
    <ReferenceLine label="Reference for support" value={reference} />
  </ResultPanel>
);
