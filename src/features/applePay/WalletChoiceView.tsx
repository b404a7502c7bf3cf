import { useMemo } from 'react';
import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PurchaseButton } from '../../checkout/frame/PurchaseButton';
import { PlanChoicePage } from '../../checkout/plan/PlanChoicePage';
import { usePriceChoice } from '../../checkout/plan/usePriceChoice';
import { TaxNote } from '../../checkout/terms/TaxNote';
import { formatPrice, toCents } from '../../domain/offer/price';
import { tierLimit } from '../../domain/payment/storeTiers';
import { useText } from '../../i18n/useText';
import { PageHouseContext } from '../../shell/house/pageHouse';
import { StoreHoldNotice } from './StoreHoldNotice';
import { useMayBuy } from './useMayBuy';
import type { WalletOffer } from './useWalletOffer';

export interface WalletChoiceViewProps extends WalletOffer {
  /** Continues with a price whose terms are accepted. */
  readonly onContinue: (price: PriceEntry) => void;
}

/** Selects a store tier and accepts its terms. */
export function WalletChoiceView(props: WalletChoiceViewProps) {
  const { goods, price: initial, house, houses, holdFor, onContinue } = props;
  const text = useText();
  const choice = usePriceChoice(goods, initial, 'applePay.termsText');
  const { price, terms } = choice;
  const page = useMemo(() => ({ house }), [house]);
  const held = useMayBuy({ house, houses, hold: holdFor(price.planUnit) });

  const subscribe = async () => {
    // Terms are only required for a tier that can be bought.
    if (held.reason === undefined && !(await terms.requireAgreement())) return;
    if (await held.mayBuy({ again: true })) onContinue(price);
  };

  return (
    <PageHouseContext value={page}>
      <PlanChoicePage
        head={{ title: text('packages.title'), backTo: '/' }}
        choice={choice}
        before={<StoreHoldNotice {...held} />}
        billing={
          <Stack spacing={0.5}>
            <TaxNote inStore />
            <Body tone="muted" size="small">
              {text('applePay.billing')}
            </Body>
            <Body tone="muted" size="small">
              {text('applePay.cancel')}
            </Body>
          </Stack>
        }
        charge={text('applePay.renewsFor', {
          price: formatPrice(toCents(price.price)),
          unit: price.planUnit,
        })}
        missing={held.reason === undefined ? undefined : text('applePay.alreadyHeld')}
        limitOf={(entry) => tierLimit(goods, entry)}
        action={
          <PurchaseButton onClick={() => void subscribe()}>
            {text('packages.subscribe')}
          </PurchaseButton>
        }
      />
    </PageHouseContext>
  );
}
