import { useState } from 'react';
import { BindType } from '@homeview/contracts/vocabulary/plan/bindType';
import { plansChanged } from '../../../api/api';
import { refusalText } from '../../../api/request/apiError';
import { useAppDispatch } from '../../../api/dispatch';
import { subscriptionApi } from '../../../api/endpoints/subscription.api';
import { useText } from '../../../i18n/useText';
import { dialogs } from '../../../shell/feedback';
import { useAction } from '../../../shell/useAction';
import { removalDialog } from './removalDialog';
import type { RemovedDevice } from './removalDialog';
import { showFailure, showSuccess } from '../../../shell/showOutcome';

/** Removes a device from a plan after the customer confirms the data loss. */
export function useRemoveDevice(packageId: string) {
  const [switchPackage] = subscriptionApi.useDeviceSwitchPackageMutation();
  const dispatch = useAppDispatch();
  const text = useText();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  async function send(deviceId: string, name: string): Promise<boolean> {
    try {
      await switchPackage({ deviceIds: [deviceId], packageId, type: BindType.Remove }).unwrap();
      setGone((before) => new Set(before).add(deviceId));
      showSuccess(text('remove_success', { what: 'removed', names: name, count: 1 }));
      return true;
    } catch (error) {
      showFailure(refusalText(error) ?? text('operation_failed'), error, text);
      return false;
    } finally {
      dispatch(plansChanged());
    }
  }

  const { run } = useAction(
    async (_, { id, name, locked = false }: RemovedDevice): Promise<boolean> => {
      let removed = false;
      await dialogs.open({
        ...removalDialog(text, [{ id, name, locked }]),
        onConfirm: async () => {
          removed = await send(id, name);
        },
      });
      return removed;
    },
  );

  /** Resolves to true if the device was removed. */
  const remove = async (device: RemovedDevice) => (await run(device)) === true;
  /** `gone` hides rows at once, without waiting for the refetch of the plan. */
  return { remove, gone };
}
