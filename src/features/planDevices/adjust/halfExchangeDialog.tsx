import { ReferenceLine } from '@homeview/ui/ReferenceLine';
import type { DialogOptions } from '@homeview/ui/Dialog';
import { Stack } from '@homeview/ui/Stack';
import type { Translate } from '../../../i18n/useText';
import { ContactSupport } from '../../../shell/links/ContactSupport';

/** The only further button of the dialog. */
export const RETRY = 'retry';

interface HalfExchange {
  /** Names of the devices that were not added. */
  readonly missing: string;
  readonly missingCount: number;
  /** Names of the devices that were removed for them. */
  readonly uncovered: string;
  /** Why the service refused, or that it did not answer. */
  readonly reason: string;
  /** Which devices the plan covers now, as a sentence. */
  readonly now: string;
  readonly reference: string;
}

/** An exchange stopped between its two steps: what is covered now, and the way back. */
export const halfExchangeDialog = (text: Translate, exchange: HalfExchange): DialogOptions => ({
  title: text('adjustDevice.halfTitle', { names: exchange.missing, count: exchange.missingCount }),
  content: (
    <Stack spacing={1.5}>
      <span>{exchange.reason}</span>
      <span>{text('adjustDevice.halfText', { names: exchange.uncovered })}</span>
      <span>{exchange.now}</span>
      <ReferenceLine
        label={text('common.reference')}
        value={exchange.reference}
        plain
        action={<ContactSupport reference={exchange.reference} />}
      />
    </Stack>
  ),
  confirmLabel: text('adjustDevice.coverAgain', { names: exchange.uncovered }),
  cancelLabel: text('common.close'),
  actions: [{ id: RETRY, label: text('common.tryAgain') }],
});
