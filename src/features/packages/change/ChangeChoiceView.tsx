import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PhoneOnly } from '../../../checkout/frame/PhoneOnly';
import { PurchaseButton } from '../../../checkout/frame/PurchaseButton';
import { PurchasePage } from '../../../checkout/frame/PurchasePage';
import { PackageFeatures } from '../../../checkout/plan/PlanFeatures';
import { pendingChangeText } from '../../../checkout/plan/pendingChangeText';
import { PriceTiles } from '../../../checkout/plan/PriceTiles';
import { TaxNote } from '../../../checkout/terms/TaxNote';
import { TermsCheckbox } from '../../../checkout/terms/TermsCheckbox';
import { useTerms } from '../../../checkout/terms/useTerms';
import { coveragesOf, pricesOf } from '../../../domain/offer/offer';
import { changeStart } from '../../../domain/plan/planChange';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import { leadToChoice } from '../../../shell/leadToChoice';
import { HelpLine } from '../../../shell/links/HelpLine';
import { useNames } from '../../../shell/useNames';
import type { OfferHead } from '../useOfferHead';
import { CurrentPlanCard } from '../plan/CurrentPlanCard';
import { isCurrent, usePlanSummary } from '../plan/usePlanSummary';
import type { PlanChange } from '../usePlanOffer';
import type { ChangeOffer } from './changeOffer';
import { useChangeRows } from './useChangeRows';

export interface ChangeChoiceViewProps extends ChangeOffer {
  readonly change: PlanChange;
  readonly head: OfferHead;
  /** The page asks for the terms; otherwise the next one does. */
  readonly withTerms: boolean;
  /** The check for an existing unlimited plan of the house is pending. */
  readonly asking: boolean;
  /** Continues with another price than the current one. */
  readonly onContinue: (goods: Goods, price: PriceEntry) => void;
  /** Cancels the pending change: `KeepPlanButton`; undefined if there is none to cancel. */
  readonly keepPlan?: ReactNode;
}

/** Single before unlimited, annual first. */
const inOrder = (goods: Goods): PriceEntry[] =>
  coveragesOf(goods).flatMap((coverage) => pricesOf(goods, coverage));

/**
 * Selects the plan to change to, beside the current one. On a wide screen what changes, what is due
 * today and the button stand beside the prices.
 */
export function ChangeChoiceView(props: ChangeChoiceViewProps) {
  const { list, initial, change, head, withTerms, asking, onContinue, keepPlan } = props;
  const text = useText();
  const names = useNames();
  const [checkedPriceId, setCheckedPriceId] = useState(initial?.goodsPriceId);
  const offers = useRef<HTMLDivElement>(null);
  const entries = list.flatMap((of) => of.goodsPriceList.map((price) => ({ goods: of, price })));
  const withId = (id: string | undefined) => entries.find(({ price }) => price.goodsPriceId === id);
  // A refetch may have removed the selected price.
  const chosen = withId(checkedPriceId) ?? withId(initial?.goodsPriceId);
  const present = chosen !== undefined && isCurrent(change, chosen.price);
  const next = chosen !== undefined && !present ? chosen : undefined;
  // Of several packages, each says what it includes; otherwise the page ends with it.
  const [only, ...further] = list;
  const several = further.length > 0;
  const terms = useTerms(chosen?.price.goodsPriceId ?? '');
  const fullDate = useFullDate();
  const summaryOf = usePlanSummary();
  const rowsOf = useChangeRows();

  const proceed = async () => {
    if (!next) {
      // The reason stands beside the button; the press leads to the prices.
      leadToChoice(offers.current);
    } else if (!withTerms || (await terms.requireAgreement())) {
      onContinue(next.goods, next.price);
    }
  };

  const sentence = chosen ? summaryOf(chosen.goods, chosen.price, change) : text('change.choose');
  const keeps = keepPlan !== undefined && !next;
  const startsNow = next && changeStart(change.detail, next.price, next.goods) === 'now';
  const summary = next ? (
    <KeyValueList plain rows={rowsOf(change, next.goods, next.price)} />
  ) : null;
  const conditions = next ? (
    <>
      {startsNow ? <HelpLine topic="unusedDays" /> : null}
      <TaxNote />
      {withTerms ? <TermsCheckbox terms={terms} /> : null}
    </>
  ) : null;

  return (
    <PurchasePage
      head={{ ...head, heading: 'contentTitle' }}
      title={text('change.compare')}
      {...{ summary, conditions }}
      charge={keeps ? pendingChangeText(text, change.detail, fullDate) : next && sentence}
      terms={withTerms && next ? terms : null}
      missing={next || keeps ? undefined : sentence}
      action={
        keeps ? (
          keepPlan
        ) : (
          <PurchaseButton busy={asking} onClick={() => void proceed()}>
            {text('change.continue')}
          </PurchaseButton>
        )
      }
    >
      <Stack spacing={3}>
        <Title>{head.title}</Title>
        <CurrentPlanCard change={change} />
        <div ref={offers}>
          <Stack spacing={3}>
            {list.map((goods) => (
              <Section key={goods.goodsId} title={<bdi>{names.plan(goods.goodsName)}</bdi>}>
                <Stack spacing={2}>
                  <PriceTiles
                    label={names.plan(goods.goodsName)}
                    goods={goods}
                    prices={inOrder(goods)}
                    selected={chosen?.price}
                    onChoose={setCheckedPriceId}
                    isCurrent={(price) => isCurrent(change, price)}
                  />
                  {several ? <PackageFeatures goods={goods} /> : null}
                </Stack>
              </Section>
            ))}
          </Stack>
        </div>
        <PhoneOnly>
          {next ? (
            <Section title={text('change.compare')}>
              <KeyValueList rows={rowsOf(change, next.goods, next.price)} />
            </Section>
          ) : null}
        </PhoneOnly>
        {several || !only ? null : <PackageFeatures goods={only} />}
        <PhoneOnly>{conditions}</PhoneOnly>
      </Stack>
    </PurchasePage>
  );
}
