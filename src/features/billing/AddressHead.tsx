import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { useText } from '../../i18n/useText';

/** What the page is about; it stands before the address has come. */
export function AddressHead() {
  const text = useText();
  return (
    <Stack spacing={1} sx={{ mb: 2.5 }}>
      <Title>{text('menu.billAddress')}</Title>
      <Body tone="muted">{text('billAddress.intro')}</Body>
    </Stack>
  );
}
