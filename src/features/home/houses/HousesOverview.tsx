import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import { formatPrice } from '../../../domain/offer/price';
import { nextPaymentDay } from '../../../domain/plan/nextPayment';
import { isPaidAgain } from '../../../domain/plan/renewal';
import { BILLED_BY_TEXT } from '../../../i18n/planTexts';
import { useFullDate } from '../../../i18n/useFullDate';
import { useNameList } from '../../../i18n/useNameList';
import { useText } from '../../../i18n/useText';
import type { HousesViewProps } from './HousesViewProps';

/**
 * The next payment of all houses, who bills it, and how many devices are uncovered. What is not known
 * because a house or plan could not be loaded is left out.
 */
export function HousesOverview({ houses, others }: Pick<HousesViewProps, 'houses' | 'others'>) {
  const text = useText();
  const listed = useNameList();
  const payment = usePaymentText(houses);
  const details = houses.flatMap(({ plans }) => plans ?? []).map(({ detail }) => detail);
  const ways = new Set(
    details.flatMap((detail) =>
      detail && isPaidAgain(detail) && detail.payMode !== null ? [detail.payMode] : [],
    ),
  );
  const names = [...ways].sort((a, b) => a - b).map((way) => text(BILLED_BY_TEXT[way]));
  const isKnown = payment !== null;
  const uncovered = houses.map((house) => house.uncovered);
  const devices = uncovered.every((one) => one !== undefined)
    ? uncovered.reduce((sum, one) => sum + one.length, 0)
    : undefined;
  const covered = houses
    .flatMap(({ plans }) => plans ?? [])
    .reduce((sum, { plan }) => sum + plan.devNum, 0);
  return (
    <Stack spacing={1}>
      {isKnown ? <Body>{payment}</Body> : null}
      {isKnown && names.length > 0 ? (
        <Body tone="muted">{text('home.paidWith', { ways: listed(names) })}</Body>
      ) : null}
      {devices === undefined || devices + covered === 0 ? null : (
        <Body tone="muted">{text('home.uncoveredOfAll', { count: devices })}</Body>
      )}
      {others.length > 0 ? (
        <Body tone="muted">
          {text('home.notShown', { houses: listed(others.map(({ name }) => name)) })}
        </Body>
      ) : null}
    </Stack>
  );
}

/** Null if it is not known. */
function usePaymentText(houses: HousesViewProps['houses']): string | null {
  const text = useText();
  const fullDate = useFullDate();
  const plans = houses.map((house) => house.plans);
  if (!plans.every((list) => list !== undefined)) return null;
  const day = nextPaymentDay(plans.flat().map(({ detail }) => detail));
  if (day === undefined) return null;
  if (day === null) return text('home.noPaymentOfAll');
  const { moment, count, cents } = day;
  const date = fullDate(moment);
  if (date === null) return null;
  return cents === undefined
    ? text('home.nextDateOfAll', { date })
    : text('home.nextOfAll', { date, count, price: formatPrice(cents) });
}
