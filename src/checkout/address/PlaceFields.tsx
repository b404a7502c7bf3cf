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
  /** Error of the choice, if there are several places. */
  readonly error: string | undefined;
}

/** County, city and state of a US address, from the lookup. */
export function PlaceFields({ address: { form, lookup, values: place }, error }: Props) {
  const text = useText();
  const { lookingUp } = lookup;
  const choice = useRef<HTMLDivElement>(null);
  const { field } = useController({ control: form.control, name: 'county' });

  // County has no input, so focusing it focuses the choice of places or the postal code.
  useImperativeHandle(field.ref, () => ({
    focus: () => {
      const radio = choice.current?.querySelector('input');
      if (!radio) return form.setFocus('postal');
      radio.focus({ preventScroll: true });
      // On small phones the choice is hidden behind the bottom bar.
      choice.current?.scrollIntoView({ block: 'center' });
    },
  }));

  const known = place.county !== '';
  // A single text node that never changes in number: page translators replace text nodes.
  const said = lookingUp
    ? text('billAddress.lookingUp')
    : known
      ? text('billAddress.placeFound', { ...place })
      : '';
  const shown = (value: string) => (lookingUp ? '…' : value || '–');
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
            {text(lookingUp ? 'billAddress.lookingUp' : 'billAddress.placeHint')}
          </Body>
        </Stack>
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </Section>
  );
}
