import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ActionReason } from '@homeview/ui/ActionReason';
import { Body } from '@homeview/ui/Body';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { useIsDesktop } from '@homeview/ui/Page';
import { SummaryCard } from '@homeview/ui/SummaryCard';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { useText } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import { PortalPage } from '../../shell/pages/PortalPage';
import type { ShownTerms } from '../terms/useTerms';
import { MissingContext } from './PurchaseButton';

/** Title and back link of the page. */
export type PurchaseHead = Pick<
  ComponentProps<typeof PortalPage>,
  'title' | 'backTo' | 'heading' | 'busy'
>;

interface Props {
  readonly head: PurchaseHead;
  /** Title of the summary; default: "Your order". */
  readonly title?: string | undefined;
  /** What is bought: a plain `KeyValueList`; null while nothing is chosen. */
  readonly summary: ReactNode;
  /** The amount due now, as displayed; in the bar of a phone it opens the summary. */
  readonly due?: string | undefined;
  /** What is charged now and later. */
  readonly charge?: ReactNode;
  /** Tax and terms, above the action of a wide screen; a phone shows them in the content. */
  readonly conditions: ReactNode;
  /** The terms to agree to; null if they are not asked for here. */
  readonly terms: ShownTerms | null;
  /** What is missing besides the terms. */
  readonly missing?: string | undefined;
  /** A `PurchaseButton`; null if there is nothing to do. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of the plan page and of every page that pays. On a wide screen one card beside the
 * content holds the summary, the charge, the conditions and the action; on a phone the bar holds the
 * charge and the action. Both say what is still missing.
 */
export function PurchasePage(props: Props) {
  const { head, summary, due, charge, conditions, terms, action, children } = props;
  const text = useText();
  const wide = useIsDesktop();
  const reasonId = useId();
  const notAgreed = terms && !terms.agreed ? text('checkout.agreeFirst') : undefined;
  const missing = props.missing ?? notAgreed;
  const reason =
    missing === undefined ? null : <ActionReason id={reasonId}>{missing}</ActionReason>;
  const { title = text('checkout.summary') } = props;
  const showSummary = () =>
    void dialogs.open({
      title,
      content: summary,
      confirmLabel: text('common.close'),
      hideCancel: true,
      maskClosable: true,
    });

  return (
    <MissingContext value={missing === undefined ? undefined : reasonId}>
      <PortalPage
        {...head}
        heading={head.heading ?? 'content'}
        aside={
          wide ? (
            <SummaryCard title={title} facts={summary}>
              {charge ? <Body size="small">{charge}</Body> : null}
              {conditions}
              {reason && missing === notAgreed ? (
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
          wide || action === null ? undefined : (
            <BottomActionBar
              summary={charge}
              details={
                due === undefined ? undefined : { amount: due, label: title, onOpen: showSummary }
              }
              reason={reason}
            >
              {action}
            </BottomActionBar>
          )
        }
      >
        {children}
      </PortalPage>
    </MissingContext>
  );
}
