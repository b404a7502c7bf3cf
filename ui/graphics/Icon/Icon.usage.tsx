import { BusyButton } from '@homeview/ui/BusyButton';
import { Icon } from '@homeview/ui/Icon';
import Lock from 'lucide-react/icons/lock';
import Printer from 'lucide-react/icons/printer';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For a small line icon beside text or in a button. For an empty, failed or finished screen use Illustration.',
  do: [
    'Import one icon by its own path: lucide-react/icons/printer.',
    'Use size="small" in buttons and beside small print.',
    'Pass title only where no text beside the icon says the same.',
  ],
  dont: [
    'Import from lucide-react itself: every icon would be in the bundle.',
    'Set its colour: it takes the colour of the text around it.',
    'Make it clickable: put it in an IconButton.',
  ],
};

interface BillToolsProps {
  readonly locked: boolean;
  readonly onPrint: () => void;
}

export const Example = ({ locked, onPrint }: BillToolsProps) => (
  <>
    <BusyButton
      variant="outlined"
      startIcon={<Icon icon={Printer} size="small" />}
      onClick={onPrint}
    >
      Print
    </BusyButton>
    {locked ? <Icon icon={Lock} title="Can’t be changed" /> : null}
  </>
);
