import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { GiftCardSkeleton } from '@homeview/ui/Skeletons';
import { useBillAddress } from '../../../api/endpoints/billing.api';
import { useUnboundDevices } from '../../../api/endpoints/subscription.api';
import { useSelectedHouse } from '../../../checkout/plan/useSelectedHouse';
import type { GiftCardSearch } from '../../../domain/offer/giftCardPaths';
import { useText } from '../../../i18n/useText';
import { combineQueries } from '../../../shell/combineQueries';
import { PageHouseContext } from '../../../shell/house/pageHouse';
import { GiftCardStates } from '../GiftCardStates';
import { GiftChoiceView } from './GiftChoiceView';
import type { GiftChoiceViewProps } from './GiftChoiceView';
import { usePickedWay } from './useGiftChoice';
import { GiftCardPlan } from '../GiftCardPlan';
import { NothingToGive } from '../GiftCardRefused';
import { useGiftCard } from '../useGiftCard';
import { useGiftSteps } from '../useGiftSteps';

interface Props {
  /** The code as written in the URL. */
  readonly code: string;
  readonly search: GiftCardSearch;
}

/** Selects what to redeem a gift card for. */
export function GiftPackagesScreen({ code, search }: Props) {
  return (
    <GiftCardPlan code={code}>
      {(accepted) => <Packages code={accepted} search={search} />}
    </GiftCardPlan>
  );
}

function Packages({ code, search }: Props) {
  const text = useText();
  const visited = useSelectedHouse();
  const picked = usePickedWay(search);
  const card = useGiftCard(code);
  const all = combineQueries({
    goods: card.goods,
    extensions: card.extensions,
    address: useBillAddress(),
    devices: useUnboundDevices(visited.house?.id),
  });
  const { house } = visited;

  if (!card.refused && all.data && house) {
    const { goods, extensions, address, devices } = all.data;
    if (goods.some(({ goodsPriceList }) => goodsPriceList.length > 0)) {
      return (
        <PageHouseContext value={visited.page}>
          <Choice
            {...{ code, goods, extensions, house, picked }}
            hasAddress={address !== null}
            unboundDevices={devices.length}
          />
        </PageHouseContext>
      );
    }
  }
  return (
    <PageHouseContext value={visited.page}>
      <GiftCardStates
        title={text('packages.title')}
        backTo="/giftCard"
        {...{ card, visited, all }}
        loading={<GiftCardSkeleton />}
      >
        <NothingToGive />
      </GiftCardStates>
    </PageHouseContext>
  );
}

interface ChoiceProps extends Omit<GiftChoiceViewProps, 'busy' | 'onContinue'> {
  readonly code: string;
  readonly house: House;
  readonly unboundDevices: number;
}

/** Continues with the next step, which depends on the selection and the customer's data. */
function Choice({ code, house, unboundDevices, ...choice }: ChoiceProps) {
  const { hasAddress } = choice;
  const { busy, takeStep } = useGiftSteps({ code, house, hasAddress, unboundDevices });
  return <GiftChoiceView {...choice} busy={busy} onContinue={(chosen) => void takeStep(chosen)} />;
}
