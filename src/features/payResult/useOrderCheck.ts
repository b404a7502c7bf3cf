import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { billingApi } from '../../api/endpoints/billing.api';
import { paymentState } from '../../domain/payment/paymentState';

/** Interval between two questions about an order whose payment is being confirmed, in ms. */
const ASK_AGAIN_MS = 4000;

/** How long such an order is asked about, in ms. */
const CONFIRMING_MS = 60_000;

export type OrderCheck =
  | { readonly kind: 'asking' }
  | { readonly kind: 'answered'; readonly bill: OrderDetail; readonly asksAgain: boolean }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retrying: boolean };

interface Options {
  /** The order to ask about; undefined if this tab knows none. */
  readonly orderId: string | undefined;
  /** Whether an order that is being confirmed is asked about again. */
  readonly waits: boolean;
}

/** Asks the service for the state of an order, and `ask` asks once more. */
export function useOrderCheck({ orderId, waits }: Options) {
  const { useQueryState, useQuerySubscription } = billingApi.endpoints.getOrderDetail;
  /** When the page was opened or the customer asked once more, in epoch ms. */
  const [since, setSince] = useState(() => Date.now());
  const [last, setLast] = useState<OrderCheck>({ kind: 'asking' });
  /** After the last answer the page clears the cache, which must not ask again. */
  const [done, setDone] = useState(false);

  const arg = orderId === undefined || done ? skipToken : { orderId };
  const query = useQueryState(arg);
  const { data, error, isFetching, startedTimeStamp = 0, fulfilledTimeStamp = 0 } = query;
  const bill = fulfilledTimeStamp >= since ? data : undefined;
  const isConfirming = bill !== undefined && paymentState(bill.orderStatus) === 'confirming';
  const asksAgain =
    waits && isConfirming && (isFetching || startedTimeStamp < since + CONFIRMING_MS);
  const { refetch } = useQuerySubscription(arg, {
    pollingInterval: asksAgain ? ASK_AGAIN_MS : 0,
    skipPollingIfUnfocused: true,
  });

  let check: OrderCheck = last;
  if (bill) check = { kind: 'answered', bill, asksAgain };
  else if (error !== undefined) check = { kind: 'failed', error, retrying: isFetching };
  // RTK Query repeats a failed question when the connection is back, but for a paid order the page
  // clears the cache first.
  const failed = error !== undefined && startedTimeStamp >= since;
  const isLast = !isFetching && (bill ? !asksAgain : failed && !waits);
  if (isLast) {
    setLast(check);
    setDone(true);
  }

  const ask = () => {
    setSince(Date.now());
    if (done) {
      setLast(last.kind === 'failed' ? { ...last, retrying: true } : { kind: 'asking' });
      setDone(false);
    } else void refetch();
  };
  const failedForGood = done && last.kind === 'failed';
  const askWhenOnline = useEffectEvent(ask);
  useEffect(() => {
    if (!failedForGood) return undefined;
    const onOnline = () => askWhenOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [failedForGood]);

  return { check, ask };
}
