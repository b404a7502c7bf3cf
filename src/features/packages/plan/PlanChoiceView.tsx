import { useState } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { SegmentedTabs } from '@homeview/ui/SegmentedTabs';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PlanFeatures } from '../../../checkout/plan/PlanFeatures';
import { PriceTiles } from '../../../checkout/plan/PriceTiles';
import { TaxNote } from '../../../checkout/terms/TaxNote';
import { TermsCheckbox } from '../../../checkout/terms/TermsCheckbox';
import { useTerms } from '../../../checkout/terms/useTerms';
import { coveragesOf, firstPrice, pricesOf } from '../../../domain/offer/offer';
import { coverageOf } from '../../../domain/offer/price';
import type { Coverage } from '../../../domain/offer/price';
import { useText } from '../../../i18n/useText';
import { PortalPage } from '../../../shell/pages/PortalPage';
import type { OfferFrame } from '../OfferView';
import { usePlanSummary } from './usePlanSummary';

export interface PlanChoiceViewProps {
  readonly goods: Goods;
  /** The initially selected price. */
  readonly initial: PriceEntry;
  readonly frame: OfferFrame;
  /** The check for an existing unlimited plan of the house is pending. */
  readonly asking: boolean;
  /** Continues with a price whose terms are accepted. */
  readonly onContinue: (goods: Goods, price: PriceEntry) => void;
}

/** Selects a price of a plan and accepts its terms. Spec 2, 5. */
export function PlanChoiceView(props: PlanChoiceViewProps) {
  const { goods, initial, frame, asking, onContinue } = props;
  const text = useText();
  const [chosenId, setChosenId] = useState(initial.goodsPriceId);
  // Looked up on every render because a refetch may change the price.
  const price = goods.goodsPriceList.find((entry) => entry.goodsPriceId === chosenId) ?? initial;
  const terms = useTerms(price.goodsPriceId);
  const summaryOf = usePlanSummary();
  const coverage = coverageOf(price.buyNum);
  const tabs = coveragesOf(goods);

  const changeCoverage = (next: Coverage) => {
    const first = firstPrice(pricesOf(goods, next), price.planUnit);
    if (first) setChosenId(first.goodsPriceId);
  };

  const subscribe = () => {
    if (terms.requireAgreement()) onContinue(goods, price);
  };

  return (
    <PortalPage
      {...frame}
      headingInContent
      footer={
        <BottomActionBar summary={summaryOf(goods, price)}>
          <BusyButton fullWidth busy={asking} softDisabled={!terms.agreed} onClick={subscribe}>
            {text('packages.subscribe')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <Stack spacing={2.5}>
        <Title>{text('packages.heading')}</Title>
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
        />
        <TaxNote />
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
