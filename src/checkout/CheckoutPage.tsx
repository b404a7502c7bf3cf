import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { ActionReason } from '@homeview/ui/ActionReason';
import { Body } from '@homeview/ui/Body';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { useIsDesktop } from '@homeview/ui/Page';
import { Stack } from '@homeview/ui/Stack';
import { SummaryCard } from '@homeview/ui/SummaryCard';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { onIdle } from '@homeview/ui/WhenIdle';
import { prepareOrdering } from '../api/endpoints/order.api';
import { useText } from '../i18n/useText';
import { BusyContent } from '../shell/pages/BusyContent';
import { PortalPage } from '../shell/pages/PortalPage';
import { dialogs } from '../shell/feedback';
import type { CheckoutStep } from './order/useCheckout';
import { OrderProcessingNotice } from './payment/OrderProcessingNotice';
import type { NativeStep } from './payment/useNativePayment';
import { TaxNote } from './terms/TaxNote';
import { TermsCheckbox } from './terms/TermsCheckbox';
import type { Terms } from './terms/useTerms';

export interface CheckoutPageProps {
  readonly title: string;
  readonly heading: ReactNode;
  /** The heading has the words of the title. */
  readonly headingIsTitle?: boolean | undefined;
  /** Path and query of the previous page. */
  readonly backTo: string;
  /** Gap between the parts of the page, in px. */
  readonly gap?: number | undefined;
  /** What is ordered: a plain `KeyValueList`. */
  readonly summary: ReactNode;
  /** Facts that a phone shows without opening the summary. */
  readonly keyFacts?: ReactNode;
  /** The amount due now, as displayed. */
  readonly due: string;
  /** One sentence: what is charged now and later. */
  readonly charge: ReactNode;
  /** A note that must be read before the payment. */
  readonly note?: string | undefined;
  /** Whether anything is paid that tax is added to. */
  readonly taxed?: boolean | undefined;
  /** The store sells the plan. */
  readonly inStore?: boolean | undefined;
  /** The terms to agree to; null if they are not asked for here. */
  readonly terms: Pick<Terms, 'agreed' | 'setAgreed' | 'checkbox'> | null;
  /** What else is missing for the order. */
  readonly missing?: string | undefined;
  readonly payLabel: string;
  readonly step: CheckoutStep | NativeStep;
  /** A step before payment is in progress. */
  readonly preparing?: boolean | undefined;
  /** Id of the form that the pay button submits; without it, the button calls `onPay`. */
  readonly formId?: string | undefined;
  readonly onPay?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * The layout of every page that pays. On a wide screen one card beside the content holds the order,
 * the charge, the terms and Pay; on a phone the bar holds Pay, and its amount opens the order.
 */
export function CheckoutPage(props: CheckoutPageProps) {
  const {
    title,
    heading,
    headingIsTitle = false,
    backTo,
    gap,
    summary,
    keyFacts,
    due,
    charge,
    note,
  } = props;
  const {
    taxed = true,
    inStore,
    terms,
    payLabel,
    step,
    preparing = false,
    formId,
    onPay,
    children,
  } = props;
  const text = useText();
  const wide = useIsDesktop();
  const reasonId = useId();
  useEffect(() => onIdle(prepareOrdering), []);
  const busy = preparing || step !== 'idle';
  const notAgreed = terms && !terms.agreed ? text('checkout.agreeFirst') : undefined;
  const missing = props.missing ?? notAgreed;
  const labels = {
    ordering: text('checkout.paying'),
    leaving: text('checkout.leaving'),
    paying: text('checkout.inStore'),
  };
  const busyLabel = labels[step === 'idle' ? 'ordering' : step];

  const conditions = (
    <Stack spacing={1} inert={busy}>
      {taxed ? <TaxNote inStore={inStore} /> : null}
      {terms ? (
        <TermsCheckbox
          checked={terms.agreed}
          onChange={terms.setAgreed}
          inputRef={terms.checkbox}
        />
      ) : null}
    </Stack>
  );
  const effect = (
    <>
      {charge}
      {note ? <Stack component="strong">{note}</Stack> : null}
    </>
  );
  const reason = <ActionReason id={reasonId}>{missing}</ActionReason>;
  const payButton = (
    <BusyButton
      fullWidth
      busy={busy}
      busyLabel={busyLabel}
      otherBusyLabels={Object.values(labels).filter((label) => label !== busyLabel)}
      softDisabled={missing !== undefined}
      describedBy={missing === undefined ? undefined : reasonId}
      {...(formId === undefined ? { onClick: onPay } : { type: 'submit', form: formId })}
    >
      {payLabel}
    </BusyButton>
  );
  const showOrder = () =>
    void dialogs.open({
      title: text('checkout.summary'),
      content: summary,
      confirmLabel: text('common.close'),
      hideCancel: true,
      maskClosable: true,
    });

  return (
    <PortalPage
      title={title}
      heading={headingIsTitle ? 'contentTitle' : 'content'}
      busy={busy}
      backTo={backTo}
      aside={
        wide ? (
          <SummaryCard title={text('checkout.summary')} facts={summary}>
            <Body size="small">{effect}</Body>
            {conditions}
            {missing !== undefined && missing === notAgreed ? (
              // The box to tick is directly above the button.
              <VisuallyHidden as="div">{reason}</VisuallyHidden>
            ) : (
              reason
            )}
            {payButton}
          </SummaryCard>
        ) : null
      }
      footer={
        wide ? undefined : (
          <BottomActionBar
            summary={effect}
            details={{ amount: due, label: text('checkout.summary'), onOpen: showOrder }}
            reason={reason}
          >
            {payButton}
          </BottomActionBar>
        )
      }
    >
      <BusyContent {...{ heading, busy, gap }}>
        {wide ? null : keyFacts}
        {children}
        {wide ? null : conditions}
      </BusyContent>
      {step !== 'idle' ? <OrderProcessingNotice /> : null}
    </PortalPage>
  );
}
