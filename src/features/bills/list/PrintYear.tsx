import Printer from 'lucide-react/icons/printer';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Icon } from '@homeview/ui/Icon';
import { useText } from '../../../i18n/useText';

export interface YearPrinting {
  /** The year whose bills are being loaded or could not be loaded. */
  readonly year: string | undefined;
  readonly status: 'idle' | 'loading' | 'failed';
  readonly error: unknown;
  readonly print: (year: string) => void;
}

interface Props {
  readonly year: string;
  readonly printing: YearPrinting;
}

/** Prints all bills of a year. */
export function PrintYear({ year, printing }: Props) {
  const text = useText();
  const isBusy = printing.status === 'loading' && printing.year === year;
  return (
    <BusyButton
      variant="outlined"
      startIcon={<Icon icon={Printer} size="small" />}
      busy={isBusy}
      busyLabel={text('bills.preparing')}
      onClick={() => printing.print(year)}
    >
      {text('bills.printYear', { year })}
    </BusyButton>
  );
}
