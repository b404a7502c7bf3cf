import { BusyButton } from '@homeview/ui/BusyButton';
import { TextLink } from '@homeview/ui/TextLink';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { PageLink } from '../../shell/links/PageLink';
import { isFailed } from './payResult';
import type { Result } from './payResult';
import type { ResultVariant } from './resultTexts';

export interface ResultActionsProps {
  readonly variant: ResultVariant;
  readonly result: Result;
  /** The order that the tab knows. */
  readonly orderId?: string | undefined;
  /** Path and query of the last payment attempt. */
  readonly lastPage: string;
  readonly onHome: () => void;
  /** Opens the bill of the order, or all bills. */
  readonly onBill: () => void;
  readonly onBills: () => void;
  readonly onTryAgain: () => void;
  /** Leads to the same order with another way to pay; undefined if there is none. */
  readonly otherWay?: { readonly label: MessageId; readonly onPay: () => void } | undefined;
  /** Asks for the state of the order once more. */
  readonly onCheckAgain: () => void;
  /** Closes the web view; set for the live variant in the app. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * The buttons of a result page. In the app, the live variant closes the web view; the promotions
 * variant has no link to home.
 */
export function ResultActions(props: ResultActionsProps) {
  const { onClose } = props;
  const text = useText();
  if (!onClose) return <ActionsOfResult {...props} />;
  return (
    <>
      <BusyButton onClick={onClose}>{text('common.close')}</BusyButton>
      <SecondInApp {...props} />
    </>
  );
}

/** A link beside Close, if there is something left to do. */
function SecondInApp(props: ResultActionsProps) {
  const { result, lastPage, onTryAgain, otherWay, onCheckAgain } = props;
  const text = useText();
  if (result.kind === 'unchecked' || result.kind === 'unconfirmed') {
    return (
      <TextLink standalone onClick={onCheckAgain}>
        {text('result.checkAgain')}
      </TextLink>
    );
  }
  return isFailed(result) ? (
    <>
      {otherWay ? (
        <TextLink standalone onClick={otherWay.onPay}>
          {text(otherWay.label)}
        </TextLink>
      ) : null}
      <TextLink
        href={lastPage}
        standalone
        onClick={(event) => {
          event.preventDefault();
          onTryAgain();
        }}
      >
        {text('result.tryAgain')}
      </TextLink>
    </>
  ) : null;
}

function ActionsOfResult(props: ResultActionsProps) {
  const { variant, result, onHome, onBill, onBills, onTryAgain, otherWay, onCheckAgain } = props;
  const text = useText();
  const showsHome = variant !== 'promotions';
  const bills = (
    <PageLink to="/bills" standalone>
      {text('bill.toBills')}
    </PageLink>
  );
  switch (result.kind) {
    case 'asking':
      return null;
    case 'confirming':
      return bills;
    case 'unconfirmed':
      return (
        <>
          <BusyButton onClick={onBills}>{text('bill.toBills')}</BusyButton>
          <TextLink standalone onClick={onCheckAgain}>
            {text('result.checkAgain')}
          </TextLink>
        </>
      );
    case 'unchecked':
      return (
        <>
          <BusyButton onClick={onCheckAgain} busy={result.retrying}>
            {text('common.tryAgain')}
          </BusyButton>
          {bills}
        </>
      );
    case 'paid':
      return <ActionsOfPaid {...props} />;
    case 'refunded':
    case 'refundFailed':
      return (
        <>
          <BusyButton onClick={onBill}>{text('result.toBill')}</BusyButton>
          {showsHome ? <HomeLink /> : null}
        </>
      );
    default:
      if (result.kind === 'ofAddress' && result.success) {
        return showsHome ? (
          <BusyButton onClick={onHome}>{text('result.toPlans')}</BusyButton>
        ) : (
          <BusyButton onClick={onBills}>{text('bill.toBills')}</BusyButton>
        );
      }
      return (
        <>
          <BusyButton onClick={onTryAgain}>{text('result.tryAgain')}</BusyButton>
          {otherWay ? (
            <BusyButton variant="outlined" onClick={otherWay.onPay}>
              {text(otherWay.label)}
            </BusyButton>
          ) : null}
          {showsHome ? <HomeLink /> : null}
        </>
      );
  }
}

/** After a payment: the plans, and the bill. The promotion leads to the bill alone. */
function ActionsOfPaid({ variant, orderId = '', onHome, onBill }: ResultActionsProps) {
  const text = useText();
  if (variant === 'promotions') {
    return <BusyButton onClick={onBill}>{text('result.toBill')}</BusyButton>;
  }
  return (
    <>
      <BusyButton onClick={onHome}>{text('result.toPlans')}</BusyButton>
      <PageLink to="/bills/$id" params={{ id: orderId }} standalone>
        {text('result.toBill')}
      </PageLink>
    </>
  );
}
