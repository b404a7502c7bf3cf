import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import { BindType } from '@homeview/contracts/vocabulary/plan/bindType';
import { plansChanged } from '../../../api/api';
import { refusalText } from '../../../api/request/apiError';
import { useAppDispatch } from '../../../api/dispatch';
import { subscriptionApi } from '../../../api/endpoints/subscription.api';
import { Text, useText } from '../../../i18n/useText';
import { dialogs } from '../../../shell/feedback';
import { showFailure, showSuccess } from '../../../shell/showOutcome';

interface Removable {
  readonly id: string;
  readonly name: string;
  /** Selected to stay in the next plan. */
  readonly locked?: boolean | undefined;
}

/** Removes a device from a plan after the customer confirms the data loss. Spec 2, 4, 8. */
export function useRemoveDevice(packageId: string) {
  const [switchPackage] = subscriptionApi.useDeviceSwitchPackageMutation();
  const dispatch = useAppDispatch();
  const text = useText();
  const asking = useRef(false);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  async function send(deviceId: string): Promise<boolean> {
    try {
      await switchPackage({ deviceIds: [deviceId], packageId, type: BindType.Remove }).unwrap();
      setGone((before) => new Set(before).add(deviceId));
      showSuccess(text('remove_success'));
      return true;
    } catch (error) {
      showFailure(refusalText(error) ?? text('operation_failed'), error, text);
      return false;
    } finally {
      dispatch(plansChanged());
    }
  }

  /** Resolves to true if the device was removed. */
  async function remove({ id, name, locked = false }: Removable): Promise<boolean> {
    if (asking.current) return false;
    asking.current = true;
    let removed = false;
    const values = { name, device: (chunks: ReactNode) => <bdi>{chunks}</bdi> };
    await dialogs.open({
      title: <Text id="removeDevice.confirmTitle" values={values} />,
      content: (
        <Stack spacing={2}>
          <span>{text('removeDevice.confirmText')}</span>
          <span>{text('loss.saveFirst')}</span>
          {locked ? <Notice tone="warning">{text('remove_device_lock_tips')}</Notice> : null}
        </Stack>
      ),
      confirmLabel: text('removeDevice.confirm'),
      destructive: true,
      onConfirm: async () => {
        removed = await send(id);
      },
    });
    asking.current = false;
    return removed;
  }

  /** `gone` hides rows at once, without waiting for the refetch of the plan. */
  return { remove, gone };
}
