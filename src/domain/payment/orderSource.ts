import { OrderSource } from '@homeview/contracts/vocabulary/order/orderSource';

/** Life of the original-source marker, in ms (3 days). Spec 4, 9. */
export const SOURCE_MARKER_LIFE_MS = 259_200_000;

/** The shop a visitor came from, and when it was noted (epoch ms). */
export interface SourceMarker {
  readonly shop: string;
  readonly at: number;
}

/** A marker counts as absent once its life is over, or when it claims to come from the future. */
export const isMarkerAlive = (marker: SourceMarker, now: number): boolean =>
  now - marker.at < SOURCE_MARKER_LIFE_MS && marker.at <= now;

/** An order's `original`: 2 with a live marker, in the app as well, else 1 in the app, 3 in a browser. Spec 4. */
export function orderSource(
  marker: SourceMarker | null,
  { now, inApp }: { now: number; inApp: boolean },
): OrderSource {
  if (marker && isMarkerAlive(marker, now)) return OrderSource.ShopMarker;
  return inApp ? OrderSource.App : OrderSource.Browser;
}
