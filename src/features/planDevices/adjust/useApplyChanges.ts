import { useRef, useState } from 'react';
import { updateDeviceLockStatus } from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { BindType } from '@homeview/contracts/vocabulary/plan/bindType';
import { isApiError, refusalText } from '../../../api/request/apiError';
import { useAppDispatch } from '../../../api/dispatch';
import { subscriptionApi } from '../../../api/endpoints/subscription.api';
import type { DeviceChanges } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';
import { showFailure, showSuccess } from '../../../shell/showOutcome';
import { refetchPlans } from './refetchPlans';

/**
 * Applies staged changes: one call for all removed devices, one per released and per locked device,
 * then one call for all added devices. The first failure stops the rest; earlier changes are kept
 * and shown. Spec 4, 7, 8.
 */
export function useApplyChanges(packageId: string) {
  const [setLock] = subscriptionApi.useUpdateDeviceLockStatusMutation();
  const [switchPackage] = subscriptionApi.useDeviceSwitchPackageMutation();
  const dispatch = useAppDispatch();
  const text = useText();
  const [applying, setApplying] = useState(false);
  const underWay = useRef(false);

  const move = (deviceIds: readonly string[], type: BindType) =>
    switchPackage({ deviceIds: [...deviceIds], packageId, type }).unwrap();

  async function send({ remove, release, lock, bind }: DeviceChanges): Promise<void> {
    // Sequential: a device that leaves makes room for another.
    if (remove.length > 0) await move(remove, BindType.Remove);
    for (const deviceId of release) await setLock({ deviceId, lockStatus: 0 }).unwrap();
    for (const deviceId of lock) await setLock({ deviceId, lockStatus: 1 }).unwrap();
    if (bind.length > 0) await move(bind, BindType.Bind);
  }

  /** Resolves to true if all changes succeeded and the plan was refetched. */
  async function apply(changes: DeviceChanges): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setApplying(true);
    try {
      await send(changes);
      const count = changes.remove.length;
      showSuccess(count > 0 ? text('remove_success', { count }) : text('save_successful'));
      return true;
    } catch (error) {
      // All lock errors share one message, regardless of the service's message. Spec 8.
      const ofLock = isApiError(error) && error.call === updateDeviceLockStatus.name;
      showFailure((ofLock ? null : refusalText(error)) ?? text('save_failed'), error, text);
      return false;
    } finally {
      await refetchPlans(dispatch);
      underWay.current = false;
      setApplying(false);
    }
  }

  return { apply, applying };
}
