import { useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { SegmentedTabs } from '@homeview/ui/SegmentedTabs';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PlanFeatures } from '../../checkout/plan/PlanFeatures';
import { PriceTiles } from '../../checkout/plan/PriceTiles';
import { TermsCheckbox } from '../../checkout/terms/TermsCheckbox';
import { useTerms } from '../../checkout/terms/useTerms';
import { coveragesOf, firstPrice, pricesOf } from '../../domain/offer/offer';
import { coverageOf, formatPrice, toCents } from '../../domain/offer/price';
import type { Coverage } from '../../domain/offer/price';
import { tierLimit } from '../../domain/payment/storeTiers';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { StoreHoldNotice } from './StoreHoldNotice';
import { useMayBuy } from './useMayBuy';
import type { WalletOffer } from './useWalletOffer';

export interface WalletChoiceViewProps extends WalletOffer {
  /** Continues with a price whose terms are accepted. */
  readonly onContinue: (price: PriceEntry) => void;
}

/** Selects a store tier and accepts its terms. Spec 1, 2, 5. */
export function WalletChoiceView(props: WalletChoiceViewProps) {
  const { goods, price: initial, house, houses, holdFor, onContinue } = props;
  const text = useText();
  const [chosenId, setChosenId] = useState(initial.goodsPriceId);
  // Looked up on every render because a refetch may change the price.
  const price = goods.goodsPriceList.find((entry) => entry.goodsPriceId === chosenId) ?? initial;
  const terms = useTerms(price.goodsPriceId, 'applePay.termsText');
  const held = useMayBuy({ house, houses, hold: holdFor(price.planUnit) });
  const coverage = coverageOf(price.buyNum);
  const tabs = coveragesOf(goods);

  const changeCoverage = (next: Coverage) => {
    const first = firstPrice(pricesOf(goods, next), price.planUnit);
    if (first) setChosenId(first.goodsPriceId);
  };

  const subscribe = async () => {
    // Terms are only required for a tier that can be bought.
    if (held.reason === undefined && !terms.requireAgreement()) return;
    if (await held.mayBuy({ again: true })) onContinue(price);
  };

  return (
    <PortalPage
      title={text('packages.title')}
      backTo="/"
      headingInContent
      footer={
        <BottomActionBar
          summary={text('applePay.renewsFor', {
            price: formatPrice(toCents(price.price)),
            unit: price.planUnit,
          })}
        >
          <BusyButton
            fullWidth
            softDisabled={held.reason !== undefined || !terms.agreed}
            onClick={() => void subscribe()}
          >
            {text('packages.subscribe')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <Stack spacing={2.5}>
        <Title>{text('packages.heading')}</Title>
        <StoreHoldNotice {...held} />
        {tabs.length > 1 ? (
          <SegmentedTabs
            label={text('packages.coverage')}
            value={coverage}
            options={tabs.map((value) => ({ value, label: text(`packages.${value}`) }))}
            onChange={changeCoverage}
          />
        ) : null}
        <PriceTiles
          goods={goods}
          prices={pricesOf(goods, coverage)}
          chosen={price}
          onChoose={setChosenId}
          limitOf={(entry) => tierLimit(goods, entry)}
        />
        <Stack spacing={0.5}>
          <Body tone="muted" size="small">
            {text('applePay.billing')}
          </Body>
          <Body tone="muted" size="small">
            {text('applePay.cancel')}
          </Body>
        </Stack>
        <PlanFeatures />
        <TermsCheckbox
          checked={terms.agreed}
          onChange={terms.setAgreed}
          inputRef={terms.checkbox}
        />
      </Stack>
    </PortalPage>
  );
}
