import type { PaySessionRequest } from '@homeview/contracts/domains/assumed/assumed.schemas';
import { isDeclined } from '../../../api/request/apiError';
import { orderApi } from '../../../api/endpoints/order.api';
import type { Dispatch } from '../../../api/dispatch';
import { isTrustedPayUrl } from '../../../domain/payment/payUrl';
import { config } from '../../../platform/launch/config';
import { withLock } from '../../../platform/storage/withLock';
import { asRecord } from '../../../platform/asRecord';
import { newId } from '../../../platform/newId';
import { jsonItem } from '../../../platform/storage/storage';

/** A requested payment session: the same choice reuses its key for one day. */
interface PaySession {
  readonly idempotencyKey: string;
  /** Epoch ms. */
  readonly notedAt: number;
}

type Sessions = Readonly<Record<string, PaySession>>;

/** The same lifetime as a pending order, in ms. */
const SESSION_LIFE_MS = 86_400_000;

function isSession(value: unknown): value is PaySession {
  const { idempotencyKey, notedAt } = asRecord<PaySession>(value);
  return typeof idempotencyKey === 'string' && typeof notedAt === 'number';
}

const store = jsonItem<Sessions>('paySessions', (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, session]) => isSession(session)))
    : null,
);

const alive = (): Sessions => {
  const oldest = Date.now() - SESSION_LIFE_MS;
  return Object.fromEntries(
    Object.entries(store.get() ?? {}).filter(([, session]) => session.notedAt > oldest),
  );
};

/** The idempotency key of a choice: the stored one, or a new one. */
function keyOf(choice: string): string {
  const sessions = alive();
  const known = sessions[choice];
  if (known) return known.idempotencyKey;
  const idempotencyKey = newId();
  store.set({ ...sessions, [choice]: { idempotencyKey, notedAt: Date.now() } });
  return idempotencyKey;
}

const forget = (choice: string): void =>
  store.set(Object.fromEntries(Object.entries(alive()).filter(([key]) => key !== choice)));

/** The result of a payment session. Only `redirect` leaves the portal. */
export type SessionOutcome =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The service returned an untrusted URL. */
  | { readonly kind: 'noPayUrl'; readonly error?: undefined };

/**
 * Opens a payment session for a plan without a payment method. Never rejects. The same choice of
 * the same customer always uses one session and one order, across retries and tabs; the
 * provider reports a paid one.
 */
export function openPaySession(
  payload: PaySessionRequest,
  { userId, dispatch }: { readonly userId: string; readonly dispatch: Dispatch },
): Promise<SessionOutcome> {
  const choice = JSON.stringify([userId, ...Object.values(payload)]);
  return withLock(`session.${choice}`, async (): Promise<SessionOutcome> => {
    const idempotencyKey = keyOf(choice);
    try {
      const { url } = await dispatch(
        orderApi.endpoints.createPaySession.initiate({ payload, idempotencyKey }),
      ).unwrap();
      const trust = { payHosts: config.payHosts, portalHost: location.hostname };
      return isTrustedPayUrl(url, trust) ? { kind: 'redirect', url } : { kind: 'noPayUrl' };
    } catch (error) {
      // Without a session the next attempt uses a new key. After any other failure one may exist.
      if (isDeclined(error)) forget(choice);
      return { kind: 'failed', error };
    }
  });
}
