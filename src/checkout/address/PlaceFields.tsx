import { useImperativeHandle, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { useText } from '../../i18n/useText';
import { PlaceChoice } from './PlaceChoice';
import type { AddressForm } from './useAddressForm';

interface Props {
  readonly address: AddressForm;
  /** Said of the choice, where there are several places. */
  readonly error: string | undefined;
}

/** County, city and state of a US address, as the lookup gave them. Spec 2. */
export function PlaceFields({ address: { form, lookup, values: place }, error }: Props) {
  const text = useText();
  const { looking } = lookup;
  const choice = useRef<HTMLDivElement>(null);
  const { field } = useController({ control: form.control, name: 'county' });

  // A county cannot be typed: a form that lacks one shows the choice of it, or what leads to it.
  useImperativeHandle(field.ref, () => ({
    focus: () => {
      const radio = choice.current?.querySelector('input');
      if (!radio) return form.setFocus('postal');
      radio.focus({ preventScroll: true });
      // On a small phone it lies below the pinned button.
      choice.current?.scrollIntoView({ block: 'center' });
    },
  }));

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
        lookup.failure === 'failed' ? (
          <BusyButton variant="outlined" onClick={() => void lookup.lookUp()}>
            {text('common.tryAgain')}
          </BusyButton>
        ) : undefined
      }
    >
      {lookup.places.length > 1 ? (
        <PlaceChoice
          places={lookup.places}
          chosen={place}
          error={error}
          onChoose={lookup.setPlace}
          groupRef={choice}
        />
      ) : (
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
