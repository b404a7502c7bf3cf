import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { HousePlans } from '../../../api/endpoints/subscription.api';
import { useText } from '../../../i18n/useText';
import { firstToKeep } from '../PlanTiles';
import { HouseSection } from './HouseSection';
import { HousesOverview } from './HousesOverview';
import { HousesSkeleton } from './HousesSkeleton';
import type { HousesViewProps } from './HousesViewProps';

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '32px 24px',
  alignItems: 'start',
};

const ACROSS = { gridColumn: '1 / -1' };

const isSettled = ({ plans, uncovered, error }: HousePlans): boolean =>
  error !== undefined || (plans !== undefined && uncovered !== undefined);

/** What all houses pay and cover, then a section for each. They appear together, so nothing moves. */
export function HousesView({ houses, others, aboveId, turnOn }: HousesViewProps) {
  const text = useText();
  if (!houses.every(isSettled)) return <HousesSkeleton />;
  // A desktop has its main button above.
  const mainId =
    aboveId === undefined ? firstToKeep(houses.flatMap(({ plans }) => plans ?? [])) : undefined;
  return (
    <Stack sx={COLUMNS}>
      <Stack sx={ACROSS}>
        {aboveId === undefined ? (
          <HousesOverview {...{ houses, others }} />
        ) : (
          <Section title={text('home.allHouses')}>
            <HousesOverview {...{ houses, others }} />
          </Section>
        )}
      </Stack>
      {houses
        .filter(({ house }) => house.id !== aboveId)
        .map((one) => (
          <HouseSection key={one.house.id} {...one} turnOn={turnOn} mainId={mainId} />
        ))}
    </Stack>
  );
}
