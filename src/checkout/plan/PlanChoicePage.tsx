import type { ReactNode } from 'react';
import { Stack } from '@homeview/ui/Stack';
import { PictureTitle } from '@homeview/ui/Title';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { pricesOf } from '../../domain/offer/offer';
import { deviceLimit } from '../../domain/plan/deviceLimit';
import { useText } from '../../i18n/useText';
import { HouseLine } from '../../shell/house/HouseLine';
import { PhoneOnly } from '../frame/PhoneOnly';
import { PurchasePage } from '../frame/PurchasePage';
import type { PurchaseHead } from '../frame/PurchasePage';
import { TermsCheckbox } from '../terms/TermsCheckbox';
import { ChoiceSummary } from './ChoiceSummary';
import { CoverageTabs } from './CoverageTabs';
import { PlanFeatures } from './PlanFeatures';
import { PriceTiles } from './PriceTiles';
import type { PriceChoice } from './usePriceChoice';

interface Props {
  readonly head: PurchaseHead;
  readonly choice: PriceChoice;
  /** Above the prices: what prevents the purchase. */
  readonly before?: ReactNode;
  /** Below the prices: tax, or how the store bills. */
  readonly billing: ReactNode;
  /** One sentence: what is charged now and later. */
  readonly charge: string | undefined;
  /** What is missing besides the terms. */
  readonly missing?: string | undefined;
  /** Devices a price covers; default: the limit of the package. */
  readonly limitOf?: ((price: PriceEntry) => number) | undefined;
  /** A `PurchaseButton` that continues. */
  readonly action: ReactNode;
}

/** The page that selects a price and accepts its terms. */
export function PlanChoicePage({ head, choice, before, billing, limitOf, ...purchase }: Props) {
  const { goods, price, choose, coverage, coverages, chooseCoverage, terms } = choice;
  const text = useText();
  const covers = limitOf ?? ((entry: PriceEntry) => deviceLimit(entry, goods));
  const agreement = <TermsCheckbox terms={terms} />;
  return (
    <PurchasePage
      {...purchase}
      {...{ head, terms }}
      summary={<ChoiceSummary {...{ goods, price }} limit={covers(price)} />}
      conditions={
        <>
          {billing}
          {agreement}
        </>
      }
    >
      <Stack spacing={2.5}>
        <PictureTitle illustration="devices" detail={<HouseLine />}>
          {text('packages.heading')}
        </PictureTitle>
        {before}
        <CoverageTabs
          {...{ goods, coverages, coverage }}
          limitOf={covers}
          onChange={chooseCoverage}
        />
        <PriceTiles
          goods={goods}
          prices={pricesOf(goods, coverage)}
          selected={price}
          onChoose={choose}
          limitOf={covers}
        />
        <PhoneOnly>{billing}</PhoneOnly>
        <PlanFeatures />
        <PhoneOnly>{agreement}</PhoneOnly>
      </Stack>
    </PurchasePage>
  );
}
