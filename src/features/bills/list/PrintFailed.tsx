import { Notice } from '@homeview/ui/Notice';
import { useText } from '../../../i18n/useText';
import { failureText } from '../../../shell/failureText';
import { Reference } from '../../../shell/Reference';
import type { YearPrinting } from './PrintYear';

interface Props {
  readonly year: string;
  readonly printing: YearPrinting;
}

/** Why the bills of a year could not be printed; the button of the year tries again. */
export function PrintFailed({ year, printing: { status, error, ...of } }: Props) {
  const text = useText();
  if (status !== 'failed' || of.year !== year) return null;
  return (
    <Notice tone="error" live title={failureText(error, text, text('bills.printFailed', { year }))}>
      {text('bills.printFailedNext')}
      <Reference error={error} inNotice />
    </Notice>
  );
}
