import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PurchaseButton } from '../../../checkout/frame/PurchaseButton';
import { PlanChoicePage } from '../../../checkout/plan/PlanChoicePage';
import { usePriceChoice } from '../../../checkout/plan/usePriceChoice';
import { TaxNote } from '../../../checkout/terms/TaxNote';
import { useText } from '../../../i18n/useText';
import type { OfferHead } from '../useOfferHead';
import { usePlanSummary } from './usePlanSummary';

export interface PlanChoiceViewProps {
  readonly goods: Goods;
  /** The initially selected price. */
  readonly initial: PriceEntry;
  readonly head: OfferHead;
  /** The check for an existing unlimited plan of the house is pending. */
  readonly asking: boolean;
  /** Continues with a price whose terms are accepted. */
  readonly onContinue: (goods: Goods, price: PriceEntry) => void;
}

/** Selects a price of a plan and accepts its terms. */
export function PlanChoiceView(props: PlanChoiceViewProps) {
  const { goods, initial, head, asking, onContinue } = props;
  const text = useText();
  const choice = usePriceChoice(goods, initial);
  const { price, terms } = choice;
  const summaryOf = usePlanSummary();
  const subscribe = async () => {
    if (await terms.requireAgreement()) onContinue(goods, price);
  };
  return (
    <PlanChoicePage
      head={head}
      choice={choice}
      billing={<TaxNote />}
      charge={summaryOf(goods, price)}
      action={
        <PurchaseButton busy={asking} onClick={() => void subscribe()}>
          {text('packages.subscribe')}
        </PurchaseButton>
      }
    />
  );
}
