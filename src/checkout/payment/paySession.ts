import type { PaySessionRequest } from '@homeview/contracts/domains/assumed/assumed.schemas';
import { isRefused } from '../../api/request/apiError';
import { orderApi } from '../../api/endpoints/order.api';
import type { Dispatch } from '../../api/dispatch';
import { isTrustedPayUrl } from '../../domain/payment/payUrl';
import { config } from '../../platform/launch/config';
import { withLock } from '../../platform/storage/withLock';
import { asRecord } from '../../platform/asRecord';
import { newId } from '../../platform/newId';
import { jsonItem } from '../../platform/storage/storage';

/** A payment session that was asked for: the same choice asks with the same key, for one day. */
interface PaySession {
  readonly idempotencyKey: string;
  /** Epoch ms. */
  readonly notedAt: number;
}

type Sessions = Readonly<Record<string, PaySession>>;

/** As long as an order under way is remembered, in ms. */
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

/** The key of a choice: the one it was asked for with before, or a new one. */
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

/** How it went. Nothing but `redirect` leaves the portal. */
export type SessionOutcome =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The service gave an address that the browser must not be sent to (ruling 24). */
  | { readonly kind: 'noPayUrl'; readonly error?: undefined };

/**
 * Opens the provider's page for a plan whose payment is still to be arranged. Never rejects. The same
 * wish of the same customer is one session, and one order behind it, however often and in however
 * many tabs it is asked for (ruling 17): a paid one says so at the provider. Spec 7.
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
      // Refused: no session was made. Any other failure may hide one, so its key is kept.
      if (isRefused(error)) forget(choice);
      return { kind: 'failed', error };
    }
  });
}
