import { BusyButton } from '@homeview/ui/BusyButton';
import { MessagePanel } from '@homeview/ui/MessagePanel';
import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a centered message that none of EmptyState, LoadError, ResultPanel and SessionExpiredNotice fits; all four are built on it. A message beside other content is a Notice.',
  do: [
    'Set heading="h1" when it is the whole screen.',
    'Put the main action first in actions; a link comes below it.',
    'Put a ReferenceLine or a short summary into children.',
  ],
  dont: [
    'Use it for something that has to be announced: it has no live region.',
    'Put a form into it: its content is centered.',
    'Give it more than two actions.',
  ],
};

interface MaintenanceProps {
  readonly until: string;
  readonly reference: string;
  readonly onReload: () => void;
}

export const Example = ({ until, reference, onReload }: MaintenanceProps) => (
  <MessagePanel
    heading="h1"
    illustration="expired"
    title={`Back at ${until}`}
    message="We’re updating the portal. Your cameras keep recording, and nothing is charged."
    actions={<BusyButton onClick={onReload}>Try again</BusyButton>}
  >
    <ReferenceLine label="Reference for support" value={reference} />
  </MessagePanel>
);
