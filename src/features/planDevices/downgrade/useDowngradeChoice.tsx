import { useNavigate } from '@tanstack/react-router';
import { Stack } from '@homeview/ui/Stack';
import { BindType } from '@homeview/contracts/vocabulary/plan/bindType';
import { plansChanged } from '../../../api/api';
import { useAppDispatch } from '../../../api/dispatch';
import { subscriptionApi } from '../../../api/endpoints/subscription.api';
import { useText } from '../../../i18n/useText';
import { usePortalConfig } from '../../../platform/launch/usePortalConfig';
import { closeWebView } from '../../../shell/native/closeWebView';
import { dialogs } from '../../../shell/feedback';
import { useHasLeftPage } from '../../../shell/useHasLeftPage';
import { showFailure, showSuccess } from '../../../shell/showOutcome';

export interface DowngradeTexts {
  /** Which devices stay, as a sentence with their names. */
  readonly saved: string;
  /** When the next plan starts. */
  readonly when: string;
}

/** Saves which devices stay after a downgrade, and leaves the page. */
export function useDowngradeChoice(packageId: string) {
  const { environment } = usePortalConfig();
  const [switchPackage, { isLoading: saving }] = subscriptionApi.useDeviceSwitchPackageMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const hasLeft = useHasLeftPage();
  const text = useText();

  async function sayAndLeave({ saved, when }: DowngradeTexts): Promise<void> {
    if (hasLeft()) {
      showSuccess(saved);
      return;
    }
    const title = text('operation_successful', { what: 'saved' });
    const content = (
      <Stack spacing={1}>
        <span>{saved}</span>
        <span>{when}</span>
      </Stack>
    );
    const { by } = await dialogs.open({ title, content, hideCancel: true });
    if (by !== 'confirm') return;
    const goHome = () => navigate({ to: '/' });
    if (environment.inApp) await closeWebView().catch(goHome);
    else await goHome();
  }

  async function send(deviceIds: readonly string[]): Promise<boolean> {
    try {
      await switchPackage({
        deviceIds: [...deviceIds],
        packageId,
        type: BindType.Downgrade,
      }).unwrap();
      return true;
    } catch (error) {
      showFailure(text('operation_failed'), error, text);
      return false;
    }
  }

  /** @param texts what was saved and what happens next, shown before the page closes. */
  async function save(deviceIds: readonly string[], texts: DowngradeTexts): Promise<void> {
    const saved = await send(deviceIds);
    dispatch(plansChanged());
    if (saved) await sayAndLeave(texts);
  }

  return { save, saving };
}
