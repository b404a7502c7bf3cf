import { Spinner } from '@homeview/ui/Spinner';
import { Stack } from '@homeview/ui/Stack';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a small indicator beside a text that says what is in progress. BusyButton, CodeInput and toasts bring their own; for content that loads use Skeletons.',
  do: [
    'Put a text beside it: screen readers do not read the spinner.',
    'Set hidden while idle, so that it keeps its place.',
    'Use size="medium" in fields and toasts, the small one in text and buttons.',
  ],
  dont: [
    'Show it alone on a page or in a section.',
    'Colour it: it takes the colour of the text.',
    'Put it into startIcon of a BusyButton: set busy.',
  ],
};

export const Example = ({ lookingUp }: { lookingUp: boolean }) => (
  <Stack
    role="status"
    style={{ flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 24 }}
  >
    <Spinner hidden={!lookingUp} />
    <span>{lookingUp ? 'Looking up your postal code' : ''}</span>
  </Stack>
);
