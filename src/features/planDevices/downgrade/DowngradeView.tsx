import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import type {
  DowngradeDetail,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { nextPlanLimit } from '../../../domain/plan/planDevices';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import { BusyContent } from '../../../shell/pages/BusyContent';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { toasts } from '../../../shell/feedback';
import { DowngradeFacts } from './DowngradeFacts';
import { PlanDeviceList } from '../PlanDeviceList';
import { PlanHeading } from '../PlanHeading';
import { PlanLink } from '../PlanLink';
import { isKept } from '../isKept';
import { planPath } from '../planPath';
import { useNextDevices } from './useNextDevices';
import { useSubmitDowngrade } from './useSubmitDowngrade';
import type { SaveDowngrade } from './useSubmitDowngrade';

export interface DowngradeViewProps {
  readonly id: string;
  readonly detail: SubscriptionDetail;
  readonly downgrade: DowngradeDetail;
  readonly saving: boolean;
  readonly onSave: SaveDowngrade;
}

/** Selects which devices stay when a smaller plan starts. */
export function DowngradeView({ id, detail, downgrade, saving, onSave }: DowngradeViewProps) {
  const text = useText();
  const { devList, goodsPrice, isSelected } = downgrade;
  const limit = nextPlanLimit(downgrade.maxDevNum);
  const date = useFullDate()(detail.nextRenewal);
  const isFixed = isSelected ? isKept : undefined;
  const { kept, toggle, changes, sayLimit } = useNextDevices(devList, limit, isFixed);
  const { submit, when } = useSubmitDowngrade(downgrade, date, onSave);
  const unchanged = isSelected && changes.keep.length + changes.stopKeeping.length === 0;

  const press = () => {
    if (unchanged) toasts.show({ message: text('downgrade.unchanged') });
    else if (kept.length > limit) sayLimit();
    else void submit(kept);
  };

  const label = text('subscription.devices');
  return (
    <PortalPage
      title={text('downgrade.title')}
      heading="contentTitle"
      backTo={planPath(id)}
      footer={
        <BottomActionBar>
          <BusyButton
            fullWidth
            busy={saving}
            busyLabel={text('downgrade.submitting')}
            softDisabled={unchanged}
            onClick={press}
          >
            {text('downgrade.submit')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <BusyContent
        heading={
          <PlanHeading
            title={text('downgrade.title')}
            plan={detail}
            detail={
              limit === Infinity
                ? text('unlimited_devices')
                : text('selectDevice.choose', { max: limit })
            }
          />
        }
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
            isKept={isFixed}
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
