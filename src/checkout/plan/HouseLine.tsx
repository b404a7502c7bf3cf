import { HouseMenu } from '@homeview/ui/AppHeader';
import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { useText } from '../../i18n/useText';

/** The houses that a page can be about. */
export interface HouseChoice {
  readonly houses: readonly House[];
  readonly onHouse: (id: string) => void;
}

interface Props {
  readonly house: House;
  /** Without it, or with one house only, the house is named but cannot be changed. */
  readonly choice?: HouseChoice | undefined;
}

/** The house that a purchase is for; a customer with several houses can change it. */
export function HouseLine({ house, choice }: Props) {
  const text = useText();
  if (choice === undefined || choice.houses.length < 2) {
    return <Body tone="muted">{text('packages.forHouse', { house: house.name })}</Body>;
  }
  return (
    <Stack direction="row" sx={{ pt: 1 }}>
      <HouseMenu
        label={text('home.houses')}
        value={house.id}
        options={choice.houses}
        onChange={choice.onHouse}
      />
    </Stack>
  );
}
