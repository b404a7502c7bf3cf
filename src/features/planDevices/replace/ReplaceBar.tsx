import { useId } from 'react';
import { ActionReason } from '@homeview/ui/ActionReason';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import type {
  PlanDevice,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';

interface Props {
  readonly leaving: PlanDevice | undefined;
  readonly coming: UnboundDevice | undefined;
  readonly applying: boolean;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

/** The bar of a replacement: which device takes whose place, or what is still to choose. */
export function ReplaceBar({ leaving, coming, applying, onReplace, onCancel }: Props) {
  const text = useText();
  const names = useNames();
  const reasonId = useId();
  const chosen = leaving && coming;
  const missing = leaving ? 'replaceDevice.chooseNew' : 'replaceDevice.chooseOld';
  return (
    <BottomActionBar
      summary={
        chosen
          ? text('replaceDevice.summary', {
              added: names.device(coming.deviceName),
              name: names.device(leaving.deviceName),
            })
          : undefined
      }
      reason={chosen ? undefined : <ActionReason id={reasonId}>{text(missing)}</ActionReason>}
    >
      <BusyButton variant="outlined" disabled={applying} onClick={onCancel}>
        {text('common.cancel')}
      </BusyButton>
      <BusyButton
        busy={applying}
        busyLabel={text('replaceDevice.replacing')}
        softDisabled={!chosen}
        describedBy={chosen ? undefined : reasonId}
        onClick={onReplace}
      >
        {text('replaceDevice.submit')}
      </BusyButton>
    </BottomActionBar>
  );
}
