import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { House } from '@homeview/contracts/house/house.schemas';
import { useSubscribedInfo } from '../../api/subscription.api';
import { useText } from '../../i18n/useText';
import { environment } from '../../platform/environment';
import { trialPayMode } from '../../domain/trial';
import { HomeLink } from '../../shell/HomeLink';
import { PortalPage } from '../../shell/PortalPage';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly title: string;
  readonly house: House;
  /** The device that the address fixes, if it does. */
  readonly fixedId: string | undefined;
  /** Whether other devices of the house can be tried. */
  readonly others: boolean;
}

/** There is no device to try: the fixed one is covered or not of this house, or none is left. Spec 5. */
export function NoTrialDevice({ title, house, fixedId, others }: Props) {
  const text = useText();
  const names = useNames();
  const navigate = useNavigate();
  const { currentData: held, isFetching } = useSubscribedInfo(
    fixedId ? { houseId: house.id, payMode: trialPayMode(environment) } : undefined,
  );
  const covered = held?.flatMap(({ devList }) => devList).find((d) => d.deviceId === fixedId);

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
      <div aria-busy={fixedId !== undefined && isFetching}>
        {isFetching ? null : (
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
