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
 * Applies staged changes: one call per released device, one per locked device, then one call for
 * all added devices. The first failure stops the rest; earlier changes are kept and shown. Spec 4,
 * 7, 8.
 */
export function useApplyChanges(packageId: string) {
  const [setLock] = subscriptionApi.useUpdateDeviceLockStatusMutation();
  const [switchPackage] = subscriptionApi.useDeviceSwitchPackageMutation();
  const dispatch = useAppDispatch();
  const text = useText();
  const [applying, setApplying] = useState(false);
  const underWay = useRef(false);

  async function send({ release, lock, bind }: DeviceChanges): Promise<void> {
    // Sequential: a device released from the next plan makes room for another.
    for (const deviceId of release) await setLock({ deviceId, lockStatus: 0 }).unwrap();
    for (const deviceId of lock) await setLock({ deviceId, lockStatus: 1 }).unwrap();
    if (bind.length === 0) return;
    await switchPackage({ deviceIds: [...bind], packageId, type: BindType.Bind }).unwrap();
  }

  /** Resolves to true if all changes succeeded and the plan was refetched. */
  async function apply(changes: DeviceChanges): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setApplying(true);
    try {
      await send(changes);
      showSuccess(text('save_successful'));
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
