import { use } from 'react';
import { Body } from '@homeview/ui/Body';
import { useIsDesktop } from '@homeview/ui/Page';
import { Stack } from '@homeview/ui/Stack';
import { useText } from '../../i18n/useText';
import { SignedInContext } from '../pages/signedIn';
import { HousesMenu } from './HousesMenu';
import { PageHouseContext } from './pageHouse';

interface Props {
  /** An order is running, so the house cannot be changed. */
  readonly busy?: boolean;
  /** What the customer chooses for the house: "choose 1 device". */
  readonly detail?: string | undefined;
}

/**
 * The house that a purchase is for. A customer with several houses can change it here, or in the
 * header on desktops.
 */
export function HouseLine({ busy = false, detail }: Props) {
  const text = useText();
  const page = use(PageHouseContext);
  const signedIn = use(SignedInContext);
  const inHeader = useIsDesktop() && signedIn !== null;
  if (!page?.house) return null;
  const { house, choice } = page;
  if (inHeader || choice === undefined || choice.houses.length < 2) {
    const line = [text('packages.forHouse', { house: house.name }), detail];
    return <Body tone="muted">{line.filter(Boolean).join(' · ')}</Body>;
  }
  return (
    <Stack
      direction="row"
      inert={busy}
      spacing={1.5}
      sx={{ pt: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <HousesMenu value={house.id} houses={choice.houses} onChange={choice.onHouse} />
      {detail === undefined ? null : <Body tone="muted">{detail}</Body>}
    </Stack>
  );
}
