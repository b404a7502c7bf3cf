import { skipToken } from '@reduxjs/toolkit/query/react';
import { useActivityQuery } from '../../api/endpoints/activity.api';
import { NoHousePage } from '../../checkout/plan/NoHouse';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { promotionStage } from '../../domain/offer/promotion';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storage/storedItems';
import { useStored } from '../../platform/storage/storage';
import { PromotionUnavailable } from './PromotionUnavailable';
import { PromotionView } from './PromotionView';
import { isUnknownPromotion } from './isUnknownPromotion';
import type { PromotionSearch } from './search';
import { useBuy } from './useBuy';
import { usePromotionPeriod } from './usePromotionPeriod';

/**
 * The promotion page, open to visitors. Only signed-in customers see its period, because the call
 * needs a session (ADR 9).
 */
export function PromotionScreen(props: Props) {
  const { activityId } = props.search;
  const signedIn = useStored(stored.token) !== null;
  return signedIn ? (
    <ForOwners {...props} key={activityId} />
  ) : (
    <Promotion {...props} key={activityId} />
  );
}

interface Props {
  readonly search: PromotionSearch;
}

/** Signed-in customers who own no house cannot buy. */
function ForOwners(props: Props) {
  const text = useText();
  const { notOwner, settled, mayAct } = useOwnership();
  if (notOwner) return <NoHousePage title={text('promotions.title')} backTo="/" />;
  return <Promotion {...props} isOwnerKnown={settled} mayBuy={mayAct} />;
}

interface PromotionProps extends Props {
  /** Whether the customer may buy; undefined if signed out. */
  readonly mayBuy?: () => Promise<boolean>;
  /** False until the house list is loaded or failed. */
  readonly isOwnerKnown?: boolean;
}

function Promotion({ search, mayBuy, isOwnerKnown = true }: PromotionProps) {
  const { activityId } = search;
  const text = useText();
  const periodOf = usePromotionPeriod();
  const signedIn = mayBuy !== undefined;
  const { busy, buy } = useBuy(activityId ?? '', mayBuy);
  const activity = useActivityQuery(signedIn && activityId ? { activityId } : skipToken);
  if (activityId === undefined || isUnknownPromotion(activity)) {
    return <PromotionUnavailable reason="unknown" message={text('promotions.unknownMessage')} />;
  }
  const shown = activity.currentData;
  if (shown && promotionStage(shown.status) === 'ended') {
    return <PromotionUnavailable reason="ended" message={periodOf(shown)} />;
  }
  return (
    <PromotionView
      signedIn={signedIn}
      activity={shown}
      error={activity.error}
      isOwnerKnown={isOwnerKnown}
      busy={busy}
      onBuy={buy}
    />
  );
}
