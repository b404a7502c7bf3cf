import type { ReactNode } from 'react';
import { ResultPanel } from '@homeview/ui/ResultPanel';
import type { ResultPanelProps } from '@homeview/ui/ResultPanel';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { DetailSkeleton } from '@homeview/ui/Skeletons';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { PayingOrder } from '../../checkout/order/payingOrder';
import { useText } from '../../i18n/useText';
import { failureText } from '../../shell/failureText';
import { ContactSupport } from '../../shell/links/ContactSupport';
import { HelpLine } from '../../shell/links/HelpLine';
import { PortalPage } from '../../shell/pages/PortalPage';
import { Reference } from '../../shell/Reference';
import { Receipt } from './Receipt';
import { isFailed } from './payResult';
import type { Result } from './payResult';
import { resultWords } from './resultTexts';
import type { ResultVariant } from './resultTexts';

export interface ResultViewProps {
  readonly variant: ResultVariant;
  readonly result: Result;
  /** The order of this tab, if it knows one. */
  readonly order: PayingOrder | null;
  /** The error of the failed call that led here, if there was one. */
  readonly failure?: unknown;
  /** The buttons of the page. */
  readonly actions: ReactNode;
}

type Shown = Exclude<Result, { kind: 'asking' }>;
type Look = Pick<ResultPanelProps, 'illustration' | 'tone'>;

const GOOD: Look = { illustration: 'success', tone: 'success' };
const BAD: Look = { illustration: 'failed', tone: 'error' };
const NEUTRAL: Look = { illustration: 'house', tone: 'neutral' };

const lookOf = (result: Shown): Look => {
  switch (result.kind) {
    case 'paid':
      return GOOD;
    case 'ofAddress':
      return result.success ? GOOD : BAD;
    case 'notPaid':
    case 'refundFailed':
      return BAD;
    default:
      return NEUTRAL;
  }
};

/** Why the payment failed or could not be checked; a success has no error. */
const errorOf = (result: Shown, failure: unknown): unknown => {
  if (result.kind === 'unchecked') return result.error;
  return isFailed(result) ? failure : undefined;
};

/** The status tells `ScreenSwitch` when a button that has the focus is about to go. */
const stateOf = (result: Result): ScreenState<Shown> => {
  if (result.kind === 'asking') return { status: 'loading' };
  if (result.kind === 'unchecked') return { status: 'failed', retry: () => undefined };
  return { status: 'loaded', data: result };
};

/** The payment result page: what became of the order, and its receipt. */
export function ResultView({ variant, result, order, failure, actions }: ResultViewProps) {
  const text = useText();
  const isAsking = result.kind === 'asking';
  const shown = isAsking ? null : result;
  const words = shown && resultWords(shown, variant, order);
  const title = words
    ? failureText(errorOf(shown, failure), text, text(words.title))
    : text('result.checking');
  const panel = words ? (
    <ResultPanel
      {...lookOf(shown)}
      title={title}
      message={text(words.message)}
      actions={
        <>
          {actions}
          {hasReference(shown) ? null : <ContactSupport order={order?.orderId} />}
        </>
      }
    >
      <Below {...{ shown, order, failure }} />
    </ResultPanel>
  ) : null;
  return (
    <PortalPage title={title} heading={isAsking ? 'frame' : 'content'} width="form" centered>
      {/* The page changes by itself while the order is asked about. */}
      <VisuallyHidden role="status">{order && !isAsking ? title : ''}</VisuallyHidden>
      <ScreenSwitch
        state={stateOf(result)}
        loading={<DetailSkeleton />}
        failed={panel}
        empty={null}
      >
        {() => panel}
      </ScreenSwitch>
    </PortalPage>
  );
}

interface BelowProps {
  readonly shown: Shown;
  readonly order: PayingOrder | null;
  readonly failure: unknown;
}

/** Whether the result shows a reference, which leads to support itself. */
const hasReference = (shown: Shown): boolean => shown.kind === 'unchecked' || isFailed(shown);

/** The facts of the order, or the reference of a failure. */
function Below({ shown, order, failure }: BelowProps) {
  const { kind } = shown;
  const id = order?.orderId;
  if (kind === 'ofAddress' && shown.success) return null;
  if (kind === 'ofAddress' || order === null || kind === 'notPaid') {
    // The service knows the order and says that it is not paid.
    const isDeclined = kind === 'notPaid' && order?.isFree !== true && failure === undefined;
    return (
      <>
        {isDeclined ? <HelpLine topic="declined" toSupport={false} /> : null}
        <Reference error={failure} order={id} />
      </>
    );
  }
  if (kind === 'unchecked') {
    return (
      <>
        <Receipt order={order} bill={undefined} isPaid={false} />
        <Reference error={shown.error} order={id} />
      </>
    );
  }
  return <Receipt order={order} bill={shown.bill} isPaid={kind === 'paid'} />;
}
