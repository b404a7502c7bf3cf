import { BusyButton } from '@homeview/ui/BusyButton';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For everything that does something. To lead to another page use ButtonLink or TextLink.',
  do: [
    'Have one contained button a screen, in the BottomActionBar.',
    'Name it by what it does: “Turn off renewal”.',
    'Pass busy while the call runs: it keeps its size and the focus, and a second press does nothing.',
    'Use softDisabled when something is missing, and say on a press what it is.',
  ],
  dont: [
    'Fill the harmful choice with colour.',
    'Use disabled without saying why beside it.',
    'Show a spinner of your own in it.',
  ],
};

export const Example = ({ paying, pay }: { paying: boolean; pay: () => void }) => (
  <BusyButton busy={paying} busyLabel="Creating your order" onClick={pay} fullWidth>
    Pay $3.99
  </BusyButton>
);
