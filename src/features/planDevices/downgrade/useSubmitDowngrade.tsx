import type {
  DowngradeDetail,
  PlanDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { dialogs } from '../../../shell/feedback';
import { useAction } from '../../../shell/useAction';
import { useNames } from '../../../shell/useNames';
import { useDeviceList } from '../useDeviceList';
import { DevicesLosingCoverage } from './DevicesLosingCoverage';
import type { DowngradeTexts } from './useDowngradeChoice';

/** Saves which devices stay. */
export type SaveDowngrade = (deviceIds: readonly string[], texts: DowngradeTexts) => Promise<void>;

/**
 * Asks about the devices that lose coverage, then saves. `submit` takes the ids of the devices that
 * stay; a double press asks once.
 *
 * @param date when the next plan starts; null if the service does not say.
 */
export function useSubmitDowngrade(
  { devList }: Pick<DowngradeDetail, 'devList'>,
  date: string | null,
  onSave: SaveDowngrade,
) {
  const text = useText();
  const names = useNames();
  const list = useDeviceList();
  const when = date === null ? text('downgrade.when') : text('downgrade.whenDate', { date });

  const confirmLoss = async (losing: readonly PlanDevice[]): Promise<boolean> => {
    const none = losing.length === devList.length;
    const answer = await dialogs.open({
      title: text('downgrade.confirmTitle', { count: losing.length }),
      content: (
        <DevicesLosingCoverage
          question={none ? text('plan_detail_unselect_tips') : null}
          fate={
            date === null
              ? text('downgrade.confirmText')
              : text('downgrade.confirmTextDate', { date })
          }
          save={date === null ? text('loss.saveFirst') : text('loss.saveBefore', { date })}
          names={losing.map(({ deviceName }) => names.device(deviceName))}
        />
      ),
      confirmLabel: text(none ? 'selectDevice.continue' : 'downgrade.submit'),
      destructive: true,
    });
    return answer.by === 'confirm';
  };

  const { run: submit } = useAction(async (_, kept: readonly string[]): Promise<void> => {
    const ids = new Set(kept);
    const staying = devList.filter(({ deviceId }) => ids.has(deviceId));
    const losing = devList.filter(({ deviceId }) => !ids.has(deviceId));
    if (losing.length > 0 && !(await confirmLoss(losing))) return;
    const saved = { what: 'kept', names: list(staying), count: staying.length };
    await onSave(kept, { saved: text('save_successful', saved), when });
  });

  return { submit, when };
}
