import { OrderSource } from '@homeview/contracts/vocabulary/order/orderSource';

/** Lifetime of the shop marker, in ms (3 days). */
export const SOURCE_MARKER_LIFE_MS = 259_200_000;

/** The shop that referred a visitor, and when it was recorded (epoch ms). */
export interface SourceMarker {
  readonly shop: string;
  readonly at: number;
}

/** Whether a marker is valid: not expired and not in the future. */
export const isMarkerAlive = (marker: SourceMarker, now: number): boolean =>
  now - marker.at < SOURCE_MARKER_LIFE_MS && marker.at <= now;

/**
 * An order's `original`: 2 with a valid marker, even in the app; else 1 in the app, 3 in a browser.
 */
export function orderSource(
  marker: SourceMarker | null,
  { now, inApp }: { now: number; inApp: boolean },
): OrderSource {
  if (marker && isMarkerAlive(marker, now)) return OrderSource.ShopMarker;
  return inApp ? OrderSource.App : OrderSource.Browser;
}
