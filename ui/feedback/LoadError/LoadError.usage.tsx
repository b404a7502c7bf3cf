import { LoadError } from '@homeview/ui/LoadError';
import { TextLink } from '@homeview/ui/TextLink';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a page or section that could not be loaded. An action that failed shows a toast, a payment that failed a ResultPanel; in src use FailedView, which finds the words for an error.',
  do: [
    'Say in message what is safe: “Your recordings are safe.”',
    'Pass retrying while the retry runs: the button shows it, and the panel stays.',
    'Pass the reference of the error, so that support can find it.',
    'Offer a way home in secondary, but not on the home page.',
  ],
  dont: [
    'Show it when older data is there: keep showing that data.',
    'Put a status code or the text of an exception into message.',
    'Wrap it in a role="alert": it has one.',
  ],
};

interface PlansFailedProps {
  readonly reference: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

export const Example = ({ reference, retrying, onRetry }: PlansFailedProps) => (
  <LoadError
    title="Couldn’t load your plans"
    message="Your plans and recordings are safe. Check your connection and try again."
    retryLabel="Try again"
    onRetry={onRetry}
    retrying={retrying}
    reference={{ label: 'Reference for support', value: reference }}
    secondary={
      <TextLink href="/" standalone>
        Back to home
      </TextLink>
    }
  />
);
