import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { PlanDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';
import { useNames } from '../../shell/useNames';

export interface NoTrialDeviceViewProps {
  readonly title: string;
  readonly house: House;
  /** The device fixed by the URL, if any. */
  readonly fixedId: string | undefined;
  /** Whether the house has other devices eligible for a trial. */
  readonly others: boolean;
  /** The fixed device, if a plan already covers it. */
  readonly covered: Pick<PlanDevice, 'deviceName'> | undefined;
  /** The check whether a plan covers it is pending. */
  readonly asking: boolean;
}

/**
 * Shown if no device is eligible: the fixed one is covered or not in this house, or none is left.
 */
export function NoTrialDeviceView(props: NoTrialDeviceViewProps) {
  const { title, house, fixedId, others, covered, asking } = props;
  const text = useText();
  const names = useNames();
  const navigate = useNavigate();

  const words = () => {
    if (fixedId === undefined) return [text('device_no_valid'), text('trial.noDeviceMessage')];
    if (covered) {
      const message = text('trial.coveredMessage', { device: names.device(covered.deviceName) });
      return [text('trial.coveredTitle'), message];
    }
    return [text('trial.strangeTitle', { house: house.name }), text('trial.strangeMessage')];
  };
  const [heading, message] = words();

  return (
    <PortalPage title={title} backTo="/" aside={null}>
      <div aria-busy={asking}>
        {asking ? null : (
          <EmptyState
            illustration="devices"
            title={heading}
            message={message}
            action={
              <>
                {fixedId !== undefined && others ? (
                  <BusyButton onClick={() => void navigate({ to: '/trialPackage' })}>
                    {text('trial.chooseAnother')}
                  </BusyButton>
                ) : null}
                <HomeLink />
              </>
            }
          />
        )}
      </div>
    </PortalPage>
  );
}
