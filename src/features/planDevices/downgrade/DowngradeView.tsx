import { useRef } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import type {
  DowngradeDetail,
  PlanDevice,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { nextPlanLimit } from '../../../domain/plan/planDevices';
import { formatDate } from '../../../i18n/formatDate';
import { useText } from '../../../i18n/useText';
import { BusyContent } from '../../../shell/pages/BusyContent';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { dialogs, toasts } from '../../../shell/feedback';
import { useNames } from '../../../shell/useNames';
import { DowngradeFacts } from './DowngradeFacts';
import { DevicesLosingCoverage } from './DevicesLosingCoverage';
import { PlanDeviceList } from '../PlanDeviceList';
import { PlanHeading } from '../PlanHeading';
import { PlanLink } from '../PlanLink';
import { isKept } from '../isKept';
import { planPath } from '../planPath';
import { useDeviceList } from '../useDeviceList';
import type { DowngradeTexts } from './useDowngradeChoice';
import { useNextDevices } from './useNextDevices';

export interface DowngradeViewProps {
  readonly id: string;
  readonly detail: SubscriptionDetail;
  readonly downgrade: DowngradeDetail;
  readonly saving: boolean;
  /** Saves which devices stay. */
  readonly onSave: (deviceIds: readonly string[], texts: DowngradeTexts) => Promise<void>;
}

const nothingLocked = (): boolean => false;

/** Selects which devices stay when a smaller plan starts. Spec 2, 4, 5. */
export function DowngradeView({ id, detail, downgrade, saving, onSave }: DowngradeViewProps) {
  const text = useText();
  const names = useNames();
  const { devList, goodsPrice, isSelected } = downgrade;
  const limit = nextPlanLimit(downgrade.maxDevNum);
  const date = formatDate(detail.nextRenewal);
  const { kept, toggle, changes, sayLimit } = useNextDevices(devList, limit);
  const when = date === null ? text('downgrade.when') : text('downgrade.whenDate', { date });
  const submitting = useRef(false);
  const list = useDeviceList();
  const savedText = (): string => {
    const staying = devList.filter(({ deviceId }) => kept.includes(deviceId));
    const names = list(staying);
    return text('save_successful', { what: 'kept', names, count: staying.length });
  };
  const unchanged = isSelected && changes.lock.length + changes.release.length === 0;

  const confirmLoss = async (losing: readonly PlanDevice[]): Promise<boolean> => {
    const none = kept.length === 0;
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

  const submit = async () => {
    if (unchanged) {
      toasts.show({ message: text('downgrade.unchanged') });
      return;
    }
    if (kept.length > limit) return sayLimit();
    // A double click would open the dialog twice.
    if (submitting.current) return;
    submitting.current = true;
    try {
      const staying = new Set(kept);
      const losing = devList.filter(({ deviceId }) => !staying.has(deviceId));
      if (losing.length === 0 || (await confirmLoss(losing)))
        await onSave(kept, { saved: savedText(), when });
    } finally {
      submitting.current = false;
    }
  };

  const label = text('subscription.devices');
  return (
    <PortalPage
      title={text('downgrade.title')}
      titleInContent
      backTo={planPath(id)}
      footer={
        <BottomActionBar>
          <BusyButton
            fullWidth
            busy={saving}
            busyLabel={text('downgrade.submitting')}
            softDisabled={unchanged}
            onClick={() => void submit()}
          >
            {text('downgrade.submit')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <BusyContent
        heading={<PlanHeading title={text('downgrade.title')} plan={detail} />}
        busy={saving}
      >
        {detail.isRenewal ? null : <Notice tone="warning">{text('downgrade.renewalOff')}</Notice>}
        <DowngradeFacts {...{ when, date, limit, goodsPrice }} />
        {isSelected ? (
          <Notice
            tone="success"
            action={
              <PlanLink to="/subscription/$id/adjustDevice" id={id}>
                {text('adjustDevice.title')}
              </PlanLink>
            }
          >
            {text('downgrade.chosen')}
          </Notice>
        ) : null}
        <Section title={label}>
          <PlanDeviceList
            label={label}
            devices={devList}
            selectedIds={kept}
            onToggle={toggle}
            isLocked={isSelected ? isKept : nothingLocked}
            lockedLabel={text('downgrade.locked')}
            countLabel={
              limit === Infinity
                ? text('selectDevice.countUnlimited', { count: kept.length })
                : text('selectDevice.count', { count: kept.length, max: limit })
            }
            limit={limit}
          />
        </Section>
      </BusyContent>
    </PortalPage>
  );
}
