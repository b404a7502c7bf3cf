import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { Place } from '../../domain/billAddress';
import { useText } from '../../i18n/useText';

interface Props {
  readonly place: Place;
  readonly looking: boolean;
  /** Tries the lookup again, where that may help. */
  readonly onRetry: (() => void) | undefined;
  /** In place of the facts: a choice of several. */
  readonly choice: ReactNode;
}

/** County, city and state of a US address, as the lookup gave them. Spec 2. */
export function PlaceFields({ place, looking, onRetry, choice }: Props) {
  const text = useText();
  const known = place.county !== '';
  // One text, never a text more or less: a translating browser has put its own in their place.
  const said = looking
    ? text('billAddress.lookingUp')
    : known
      ? text('billAddress.placeFound', { ...place })
      : '';
  const shown = (value: string) => (looking ? '…' : value || '–');
  return (
    <Section
      title={text('billAddress.place')}
      action={
        onRetry ? (
          <BusyButton variant="outlined" onClick={onRetry}>
            {text('common.tryAgain')}
          </BusyButton>
        ) : undefined
      }
    >
      {choice ?? (
        <Stack spacing={1}>
          <KeyValueList
            rows={[
              { label: text('billAddress.county'), value: shown(place.county) },
              { label: text('billAddress.city'), value: shown(place.city) },
              { label: text('billAddress.state'), value: shown(place.state) },
            ]}
          />
          <Body tone="muted" size="small">
            {text(looking ? 'billAddress.lookingUp' : 'billAddress.placeHint')}
          </Body>
        </Stack>
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </Section>
  );
}
