import { useState } from 'react';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PhoneOnly } from '../../../checkout/frame/PhoneOnly';
import { PurchaseButton } from '../../../checkout/frame/PurchaseButton';
import { PurchasePage } from '../../../checkout/frame/PurchasePage';
import { ChoiceSummary } from '../../../checkout/plan/ChoiceSummary';
import { PackageFeatures } from '../../../checkout/plan/PlanFeatures';
import { PriceTiles } from '../../../checkout/plan/PriceTiles';
import { TaxNote } from '../../../checkout/terms/TaxNote';
import { coveragesOf, pricesOf } from '../../../domain/offer/offer';
import { deviceLimit } from '../../../domain/plan/deviceLimit';
import { useText } from '../../../i18n/useText';
import { HouseLine } from '../../../shell/house/HouseLine';
import { useNames } from '../../../shell/useNames';
import type { OfferHead } from '../useOfferHead';
import { usePlanSummary } from './usePlanSummary';

export interface PackageChoiceViewProps {
  readonly list: readonly Goods[];
  /** The initially selected price. */
  readonly initial: PriceEntry;
  readonly head: OfferHead;
  /** The check for an existing unlimited plan of the house is pending. */
  readonly asking: boolean;
  /** Continues with a price. */
  readonly onContinue: (goods: Goods, price: PriceEntry) => void;
}

/** Single before unlimited, annual first. */
const inOrder = (goods: Goods): PriceEntry[] =>
  coveragesOf(goods).flatMap((coverage) => pricesOf(goods, coverage));

/** All offered packages with their prices, to select one. */
export function PackageChoiceView(props: PackageChoiceViewProps) {
  const { list, initial, head, asking, onContinue } = props;
  const text = useText();
  const names = useNames();
  const [checkedPriceId, setCheckedPriceId] = useState(initial.goodsPriceId);
  const entries = list.flatMap((of) => of.goodsPriceList.map((entry) => ({ of, entry })));
  // A refetch may have removed the selected price.
  const chosen =
    entries.find(({ entry }) => entry.goodsPriceId === checkedPriceId) ??
    entries.find(({ entry }) => entry.goodsPriceId === initial.goodsPriceId) ??
    entries[0];
  const summaryOf = usePlanSummary();
  if (!chosen) return null;
  const { of: goods, entry: price } = chosen;

  return (
    <PurchasePage
      head={{ ...head, heading: 'contentTitle' }}
      summary={<ChoiceSummary {...{ goods, price }} limit={deviceLimit(price, goods)} />}
      charge={summaryOf(goods, price)}
      conditions={<TaxNote />}
      terms={null}
      action={
        <PurchaseButton busy={asking} onClick={() => onContinue(goods, price)}>
          {text('selectDevice.title')}
        </PurchaseButton>
      }
    >
      <Stack spacing={3}>
        <Stack spacing={0.5}>
          <Title>{head.title}</Title>
          <HouseLine />
        </Stack>
        {list.map((offered) => (
          <Section key={offered.goodsId} title={<bdi>{names.plan(offered.goodsName)}</bdi>}>
            <Stack spacing={2}>
              <PriceTiles
                label={names.plan(offered.goodsName)}
                goods={offered}
                prices={inOrder(offered)}
                selected={price}
                onChoose={setCheckedPriceId}
              />
              <PackageFeatures goods={offered} />
            </Stack>
          </Section>
        ))}
        <PhoneOnly>
          <TaxNote />
        </PhoneOnly>
      </Stack>
    </PurchasePage>
  );
}
