import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { ActionReason } from '@homeview/ui/ActionReason';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PriceTiles } from '../../../checkout/plan/PriceTiles';
import { TaxNote } from '../../../checkout/terms/TaxNote';
import { TermsCheckbox } from '../../../checkout/terms/TermsCheckbox';
import { useTerms } from '../../../checkout/terms/useTerms';
import { descriptionLines } from '../../../domain/offer/descriptionLines';
import { coveragesOf, pricesOf } from '../../../domain/offer/offer';
import { pendingChangeText } from '../../../checkout/plan/pendingChangeText';
import { useText } from '../../../i18n/useText';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { useNames } from '../../../shell/useNames';
import type { OfferHead } from '../useOfferHead';
import { CurrentPlanCard } from '../plan/CurrentPlanCard';
import { isCurrent, usePlanSummary } from '../plan/usePlanSummary';
import type { PlanChange } from '../usePlanOffer';
import type { ChangeOffer } from './changeOffer';
import { ChangeComparison } from './ChangeComparison';

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

const Description = ({ of }: { readonly of: Goods }) => (
  <Body tone="muted">{descriptionLines(of.description).join('\n')}</Body>
);

/** Selects the plan to change to, beside the current one. */
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
  const summaryOf = usePlanSummary();
  const reasonId = useId();

  const proceed = async () => {
    if (!next) {
      // The reason stands in the bar; the press leads to the prices.
      const first = offers.current?.querySelector<HTMLElement>('input:not(:checked)');
      first?.scrollIntoView({ block: 'center' });
      first?.focus({ preventScroll: true });
    } else if (!withTerms || (await terms.requireAgreement())) {
      onContinue(next.goods, next.price);
    }
  };

  const sentence = chosen ? summaryOf(chosen.goods, chosen.price, change) : text('change.choose');
  const termsFirst = withTerms && !terms.agreed ? text('change.termsFirst') : undefined;
  const missing = next ? termsFirst : sentence;

  const bar =
    keepPlan && !next ? (
      <BottomActionBar summary={pendingChangeText(text, change.detail)}>{keepPlan}</BottomActionBar>
    ) : (
      <BottomActionBar
        summary={next ? sentence : undefined}
        reason={
          // Another reason takes another height.
          <ActionReason key={next ? 'terms' : 'price'} id={reasonId}>
            {missing}
          </ActionReason>
        }
      >
        <BusyButton
          fullWidth
          busy={asking}
          softDisabled={missing !== undefined}
          describedBy={missing === undefined ? undefined : reasonId}
          onClick={() => void proceed()}
        >
          {text('change.continue')}
        </BusyButton>
      </BottomActionBar>
    );

  return (
    <PortalPage {...head} heading="contentTitle" footer={bar}>
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
                  {several ? <Description of={goods} /> : null}
                </Stack>
              </Section>
            ))}
          </Stack>
        </div>
        {next ? <ChangeComparison change={change} {...next} /> : null}
        <TaxNote />
        {withTerms && next ? <TermsCheckbox terms={terms} /> : null}
        {several || !only ? null : (
          <Section title={text('subscription.about')}>
            <Description of={only} />
          </Section>
        )}
      </Stack>
    </PortalPage>
  );
}
