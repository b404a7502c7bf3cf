import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { SegmentedTabs } from '@homeview/ui/SegmentedTabs';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import type { Goods, PriceEntry } from '@homeview/contracts/package/package.schemas';
import { coveragesOf, firstPrice, pricesOf } from '../../domain/offer';
import { coverageOf, formatPrice, toCents } from '../../domain/price';
import type { Coverage } from '../../domain/price';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/PortalPage';
import { PlanFeatures } from './PlanFeatures';
import { PriceTiles } from './PriceTiles';
import { TermsCheckbox } from './TermsCheckbox';
import { useTerms } from './useTerms';

interface Props {
  readonly goods: Goods;
  /** The price chosen at first. */
  readonly initial: PriceEntry;
  readonly title: string;
}

/** Choosing a price of a plan and agreeing to its terms. Spec 2, 5. */
export function PlanChoice({ goods, initial, title }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState(initial.goodsPriceId);
  // Looked up anew each time: the list may have been fetched again with another price.
  const price = goods.goodsPriceList.find((entry) => entry.goodsPriceId === chosenId) ?? initial;
  const terms = useTerms(price.goodsPriceId);
  const coverage = coverageOf(price.buyNum);
  const tabs = coveragesOf(goods);
  const prices = pricesOf(goods, coverage);

  const changeCoverage = (next: Coverage) => {
    const first = firstPrice(pricesOf(goods, next), price.planUnit);
    if (first) setChosenId(first.goodsPriceId);
  };

  const subscribe = () => {
    if (!terms.requireAgreement()) return;
    void navigate({
      to: '/defaultPackage/selectDevice',
      search: { goodsId: goods.goodsId, checkedPriceId: price.goodsPriceId },
    });
  };

  return (
    <PortalPage
      title={title}
      backTo="/"
      headingInContent
      footer={
        <BottomActionBar
          summary={text('packages.renewsFor', {
            price: formatPrice(toCents(price.price)),
            unit: price.planUnit,
          })}
        >
          <BusyButton fullWidth softDisabled={!terms.agreed} onClick={subscribe}>
            {text('packages.subscribe')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Title>{text('packages.heading')}</Title>
        {tabs.length > 1 ? (
          <SegmentedTabs
            label={text('packages.coverage')}
            value={coverage}
            options={tabs.map((value) => ({ value, label: text(`packages.${value}`) }))}
            onChange={changeCoverage}
          />
        ) : null}
        <PriceTiles goods={goods} prices={prices} chosen={price} onChoose={setChosenId} />
        <Body tone="muted" size="small">
          {text('packages.taxExcluded')}
        </Body>
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
