import { useId } from 'react';
import type { ReactNode } from 'react';
import { ActionReason } from '@homeview/ui/ActionReason';
import { Body } from '@homeview/ui/Body';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { useIsDesktop } from '@homeview/ui/Page';
import { Stack } from '@homeview/ui/Stack';
import { SummaryCard } from '@homeview/ui/SummaryCard';
import { PictureTitle } from '@homeview/ui/Title';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { pricesOf } from '../../domain/offer/offer';
import { deviceLimit } from '../../domain/plan/deviceLimit';
import { useText } from '../../i18n/useText';
import { HouseLine } from '../../shell/house/HouseLine';
import { PortalPage } from '../../shell/pages/PortalPage';
import { TermsCheckbox } from '../terms/TermsCheckbox';
import { ChoiceSummary } from './ChoiceSummary';
import { CoverageTabs } from './CoverageTabs';
import { PlanFeatures } from './PlanFeatures';
import { PriceTiles } from './PriceTiles';
import type { PriceChoice } from './usePriceChoice';

export interface PlanChoicePageProps {
  readonly title: string;
  readonly heading: string;
  /** Path and query of the previous page. */
  readonly backTo: string;
  readonly choice: PriceChoice;
  /** Above the prices: the plan that is changed, or what prevents the purchase. */
  readonly before?: ReactNode;
  /** Below the prices: tax, or how the store bills. */
  readonly conditions: ReactNode;
  /** One sentence: what is charged now and later. */
  readonly charge?: string | undefined;
  /** What is missing besides the terms. */
  readonly missing?: string | undefined;
  readonly label: string;
  readonly busy?: boolean | undefined;
  /** Whether a price is the customer's current one. */
  readonly isPresent?: ((price: PriceEntry) => boolean) | undefined;
  /** Devices a price covers; default: the limit of the package. */
  readonly limitOf?: ((price: PriceEntry) => number) | undefined;
  readonly onContinue: () => void;
}

/**
 * The page that selects a price and accepts its terms. On a wide screen a card beside the prices has
 * the terms and the action, as on a page that pays.
 */
export function PlanChoicePage(props: PlanChoicePageProps) {
  const { title, heading, backTo, choice, before, conditions, charge } = props;
  const { label, busy, isPresent, onContinue } = props;
  const { goods, price, choose, coverage, coverages, chooseCoverage, terms } = choice;
  const { limitOf = (entry: PriceEntry) => deviceLimit(entry, goods) } = props;
  const text = useText();
  const reasonId = useId();
  const wide = useIsDesktop();
  const notAgreed = terms.agreed ? undefined : text('checkout.agreeFirst');
  const missing = props.missing ?? notAgreed;

  const agreement = (
    <TermsCheckbox checked={terms.agreed} onChange={terms.setAgreed} inputRef={terms.checkbox} />
  );
  const reason = <ActionReason id={reasonId}>{missing}</ActionReason>;
  const action = (
    <BusyButton
      fullWidth
      busy={busy}
      softDisabled={missing !== undefined}
      describedBy={missing === undefined ? undefined : reasonId}
      onClick={onContinue}
    >
      {label}
    </BusyButton>
  );

  return (
    <PortalPage
      title={title}
      heading="content"
      backTo={backTo}
      aside={
        wide ? (
          <SummaryCard
            title={text('checkout.summary')}
            facts={<ChoiceSummary {...{ goods, price }} limit={limitOf(price)} />}
          >
            <Body size="small">{charge}</Body>
            {conditions}
            {agreement}
            {missing !== undefined && missing === notAgreed ? (
              // The box to tick is directly above the button.
              <VisuallyHidden as="div">{reason}</VisuallyHidden>
            ) : (
              reason
            )}
            {action}
          </SummaryCard>
        ) : null
      }
      footer={
        wide ? undefined : (
          <BottomActionBar summary={charge} reason={reason}>
            {action}
          </BottomActionBar>
        )
      }
    >
      <Stack spacing={2.5}>
        <PictureTitle illustration="devices" detail={<HouseLine />}>
          {heading}
        </PictureTitle>
        {before}
        <CoverageTabs {...{ goods, coverages, coverage, limitOf }} onChange={chooseCoverage} />
        <PriceTiles
          goods={goods}
          prices={pricesOf(goods, coverage)}
          chosen={price}
          onChoose={choose}
          isPresent={isPresent}
          limitOf={limitOf}
        />
        {wide ? null : conditions}
        <PlanFeatures />
        {wide ? null : agreement}
      </Stack>
    </PortalPage>
  );
}
