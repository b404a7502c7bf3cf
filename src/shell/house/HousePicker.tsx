import { useNavigate } from '@tanstack/react-router';
import { Stack } from '@homeview/ui/Stack';
import { selectHouse } from '../../api/currentHouse';
import { useNamedHouses } from '../useNamedHouses';
import { HousesMenu } from './HousesMenu';
import type { PageHouse } from './pageHouse';

interface Props {
  /** The house that the page is about, if it is about one. */
  readonly page: PageHouse | null;
  /** An order is running, so the house cannot be changed. */
  readonly busy: boolean;
}

/**
 * The house in the header of desktops: the page's house, or the selected one. Another house changes
 * the page if it can be about any house; otherwise it opens the plans of that house.
 */
export function HousePicker({ page, busy }: Props) {
  const navigate = useNavigate();
  const { houses, current } = useNamedHouses();
  const house = page ? page.house : current;
  if (!houses || !house) return null;
  const openPlans = (id: string) => {
    selectHouse(id);
    void navigate({ to: '/' });
  };
  const choose = page?.choice?.onHouse ?? openPlans;
  return (
    <Stack direction="row" inert={busy}>
      <HousesMenu
        value={house.id}
        houses={houses}
        onChange={(id) => {
          if (id !== house.id) choose(id);
        }}
      />
    </Stack>
  );
}
