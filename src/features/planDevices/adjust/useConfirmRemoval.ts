import type {
  PlanDevice,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { dialogs } from '../../../shell/feedback';
import { useAction } from '../../../shell/useAction';
import { useNames } from '../../../shell/useNames';
import { isKept } from '../isKept';
import { removalDialog } from '../remove/removalDialog';
import { NAMED_IN_SENTENCE, useDeviceList } from '../useDeviceList';
import { exchangeDialog } from './exchangeDialog';

interface Update {
  readonly removed: readonly PlanDevice[];
  readonly added: readonly UnboundDevice[];
  /** No device can be added before another one is removed. */
  readonly full: boolean;
}

/** Asks once whether these devices may lose their data; a double click opens one dialog. */
export function useConfirmRemoval() {
  const text = useText();
  const names = useNames();
  const list = useDeviceList();

  const questionFor = ({ removed, added, full }: Update) => {
    const devices = removed.map((device) => ({
      id: device.deviceId,
      name: names.device(device.deviceName),
      locked: isKept(device),
    }));
    if (added.length === 0) return removalDialog(text, devices);
    const counted = removed.length > NAMED_IN_SENTENCE;
    return exchangeDialog(text, {
      removed: list(removed),
      removedNames: counted ? devices.map(({ name }) => name) : [],
      added: list(added),
      kept: removed.length === 1 && removed.some(isKept),
      full,
    });
  };

  const { run } = useAction(async (_, update: Update): Promise<boolean> => {
    const { by } = await dialogs.open(questionFor(update));
    return by === 'confirm';
  });
  return async (update: Update) => (await run(update)) === true;
}
