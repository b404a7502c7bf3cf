import type { CallEntry } from './callLog';
import type { NativeApp } from './nativeApp';

/** The answers that the fake store offers; any other code is a failure. */
export const STORE_ANSWERS = [
  { code: 200, desc: 'Purchased' },
  { code: 201, desc: 'Restored' },
  { code: 211, desc: 'No network' },
] as const;

/** The codes of a completed sale. */
const SOLD: readonly number[] = [200, 201];

/** The product to sell, as the page names it. */
export interface Sale {
  readonly orderId: string;
  readonly productId: string;
}

export function saleOf({ params }: CallEntry): Sale {
  const { orderId, productId } = params as Record<string, unknown>;
  return { orderId: String(orderId ?? ''), productId: String(productId ?? '') };
}

/** Reports a sale to the sandbox. Returns the message of a refusal, else null. */
export type Settle = (orderId: string) => Promise<string | null>;

/**
 * Ends a purchase with a result code. A sale is settled before the page is answered, so that the
 * page finds its plan. Returns the reason when the sandbox refuses; the call is then not answered.
 */
export async function endSale(
  app: NativeApp,
  settle: Settle,
  call: CallEntry,
  code: number,
): Promise<string | null> {
  const sale = saleOf(call);
  const refusal = SOLD.includes(code) ? await settle(sale.orderId) : null;
  if (refusal !== null) return refusal;
  const desc = STORE_ANSWERS.find((known) => known.code === code)?.desc ?? 'Payment failed';
  app.answer(call, { code, desc, data: sale });
  return null;
}

/** Settles sales in a sandbox of the mock server. */
export const settleIn =
  (sandbox: string): Settle =>
  async (orderId) => {
    const response = await fetch(`/__mock/sandboxes/${encodeURIComponent(sandbox)}/store-sales`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId }),
    });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error: string };
    return error;
  };
