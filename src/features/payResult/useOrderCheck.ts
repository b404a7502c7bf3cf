import { useCallback, useEffect, useState } from 'react';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { fetchOrder } from '../../api/endpoints/billing.api';
import { useAppDispatch } from '../../api/dispatch';
import { isNoAnswer } from '../../api/request/apiError';
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
  const dispatch = useAppDispatch();
  const [round, setRound] = useState(0);
  const [check, setCheck] = useState<OrderCheck>({ kind: 'asking' });

  useEffect(() => {
    if (orderId === undefined) return undefined;
    const until = Date.now() + (waits ? CONFIRMING_MS : 0);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    let confirming: OrderDetail | null = null;

    const showConfirming = (bill: OrderDetail) => {
      const asksAgain = Date.now() < until;
      setCheck({ kind: 'answered', bill, asksAgain });
      if (asksAgain) timer = setTimeout(() => void askOnce(), ASK_AGAIN_MS);
    };
    const askOnce = async (): Promise<void> => {
      try {
        const bill = await dispatch(fetchOrder(orderId)).unwrap();
        if (hasLeft) return;
        confirming = paymentState(bill.orderStatus) === 'confirming' ? bill : null;
        if (confirming) showConfirming(bill);
        else setCheck({ kind: 'answered', bill, asksAgain: false });
      } catch (error) {
        if (hasLeft) return;
        // What was last known still holds when one of several questions fails.
        if (confirming) showConfirming(confirming);
        else setCheck({ kind: 'failed', error, retrying: false });
      }
    };
    void askOnce();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [dispatch, orderId, round, waits]);

  const ask = useCallback(() => {
    setCheck((last) => (last.kind === 'failed' ? { ...last, retrying: true } : { kind: 'asking' }));
    setRound((last) => last + 1);
  }, []);

  const isOffline = check.kind === 'failed' && isNoAnswer(check.error);
  // Asks again when the connection is back.
  useEffect(() => {
    if (!isOffline) return undefined;
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [ask, isOffline]);

  return { check, ask };
}
