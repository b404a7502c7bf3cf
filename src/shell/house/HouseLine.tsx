import { use } from 'react';
import { HouseMenu } from '@homeview/ui/AppHeader';
import { Body } from '@homeview/ui/Body';
import { useIsDesktop } from '@homeview/ui/Page';
import { Stack } from '@homeview/ui/Stack';
import { useText } from '../../i18n/useText';
import { SignedInContext } from '../pages/signedIn';
import { PageHouseContext } from './pageHouse';

interface Props {
  /** An order is running, so the house cannot be changed. */
  readonly busy?: boolean;
}

/**
 * The house that a purchase is for. A customer with several houses can change it here, or in the
 * header on desktops.
 */
export function HouseLine({ busy = false }: Props) {
  const text = useText();
  const page = use(PageHouseContext);
  const signedIn = use(SignedInContext);
  const inHeader = useIsDesktop() && signedIn !== null;
  if (!page?.house) return null;
  const { house, choice } = page;
  if (inHeader || choice === undefined || choice.houses.length < 2) {
    return <Body tone="muted">{text('packages.forHouse', { house: house.name })}</Body>;
  }
  return (
    <Stack direction="row" inert={busy} sx={{ pt: 1 }}>
      <HouseMenu
        label={text('home.houses')}
        value={house.id}
        options={choice.houses}
        onChange={choice.onHouse}
      />
    </Stack>
  );
}
