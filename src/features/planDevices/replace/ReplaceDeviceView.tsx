import { useRef } from 'react';
import { Notice } from '@homeview/ui/Notice';
import { SideBySide } from '@homeview/ui/Stack';
import type {
  SubscriptionDetail,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { deviceRoom } from '../../../domain/plan/planDevices';
import type { DeviceChanges } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';
import { leadToChoice } from '../../../shell/leadToChoice';
import { BusyContent } from '../../../shell/pages/BusyContent';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { useConfirmRemoval } from '../adjust/useConfirmRemoval';
import { PlanHeading } from '../PlanHeading';
import { planPath } from '../planPath';
import { NothingToReplace } from './NothingToReplace';
import { OneDevice } from './OneDevice';
import { ReplaceBar } from './ReplaceBar';
import { ReplacementFacts } from './ReplacementFacts';
import { UncoveredNotice } from './UncoveredNotice';
import { useReplacement } from './useReplacement';

export interface ReplaceDeviceViewProps {
  readonly id: string;
  readonly detail: SubscriptionDetail;
  /** Devices of the house without a plan. */
  readonly unbound: readonly UnboundDevice[];
  /** Id of the device to begin with, or empty. */
  readonly replaced: string;
  readonly applying: boolean;
  readonly onReplace: (changes: DeviceChanges) => void;
  readonly onCancel: () => void;
}

/** Chooses a device that leaves the plan and one that takes its place; says what that means. */
export function ReplaceDeviceView(props: ReplaceDeviceViewProps) {
  const { id, detail, unbound, replaced, applying, onReplace, onCancel } = props;
  const text = useText();
  const { devList } = detail;
  const { leaving, coming, uncovered, chooseOld, chooseNew } = useReplacement({
    covered: devList,
    free: unbound,
    replaced,
  });
  const confirm = useConfirmRemoval();
  const oldList = useRef<HTMLDivElement>(null);
  const newList = useRef<HTMLDivElement>(null);
  const full = deviceRoom(detail, devList.length) === 0;
  const title = text('replaceDevice.title');
  const heading = <PlanHeading title={title} plan={detail} />;
  const frame = {
    title,
    heading: 'contentTitle',
    backTo: planPath(id, replaced === '' ? '' : '/adjustDevice'),
  } as const;

  const press = async () => {
    if (!leaving || !coming) {
      leadToChoice(leaving ? newList.current : oldList.current);
      return;
    }
    chooseOld(leaving.deviceId);
    chooseNew(coming.deviceId);
    if (await confirm({ removed: [leaving], added: [coming], full })) {
      const exchange = { remove: [leaving.deviceId], bind: [coming.deviceId] };
      onReplace({ ...exchange, keep: [], stopKeeping: [] });
    }
  };

  const lost = uncovered && !applying ? <UncoveredNotice id={id} device={uncovered} /> : null;

  if (devList.length === 0 || unbound.length === 0) {
    return (
      <PortalPage {...frame}>
        <BusyContent heading={heading} busy={applying}>
          {lost}
          <NothingToReplace id={id} isEmpty={devList.length === 0} />
        </BusyContent>
      </PortalPage>
    );
  }
  return (
    <PortalPage
      {...frame}
      footer={
        <ReplaceBar {...{ leaving, coming, applying, onCancel }} onReplace={() => void press()} />
      }
    >
      <BusyContent heading={heading} busy={applying} gap={28}>
        {lost}
        {full ? <Notice tone="warning">{text('adjustDevice.exchangeFull')}</Notice> : null}
        <SideBySide>
          <OneDevice
            ref={oldList}
            title={text('replaceDevice.old')}
            hint={text('subscription.devices')}
            devices={devList}
            chosen={leaving?.deviceId}
            onChoose={chooseOld}
          />
          <OneDevice
            ref={newList}
            title={text('replaceDevice.new')}
            hint={text('adjustDevice.unbound')}
            devices={unbound}
            chosen={coming?.deviceId}
            onChoose={chooseNew}
          />
        </SideBySide>
        {leaving ? <ReplacementFacts leaving={leaving} full={full} /> : null}
      </BusyContent>
    </PortalPage>
  );
}
