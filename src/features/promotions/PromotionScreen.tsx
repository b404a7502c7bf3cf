import { useActivity } from '../../api/activity.api';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storedItems';
import { useStored } from '../../platform/storage';
import { NoSale } from './NoSale';
import { SalePage } from './SalePage';
import { isUnknownSale } from './isUnknownSale';
import type { PromotionSearch } from './search';

/**
 * The special sale. Open to everybody; when it runs is known to those who are signed in, for the
 * service tells only them (docs/decisions.md). Spec 2, 4.
 */
export function PromotionScreen({ search: { activityId } }: { readonly search: PromotionSearch }) {
  const text = useText();
  const signedIn = useStored(stored.token) !== null;
  const activity = useActivity(signedIn ? activityId : undefined);
  if (activityId === undefined || isUnknownSale(activity)) {
    return <NoSale reason="unknown" message={text('promotions.unknownMessage')} />;
  }
  return (
    <SalePage
      key={activityId}
      activityId={activityId}
      signedIn={signedIn}
      activity={activity.currentData}
      failed={activity.error !== undefined}
    />
  );
}
