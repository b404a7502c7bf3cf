import { useId } from 'react';
import type { RefObject } from 'react';
import { Body } from '@homeview/ui/Body';
import { ChoiceCard } from '@homeview/ui/ChoiceTile';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import type { Place } from '../../domain/address/billAddress';
import { useText } from '../../i18n/useText';

interface Props {
  readonly places: readonly Place[];
  readonly chosen: Place;
  readonly error: string | undefined;
  readonly onChoose: (place: Place) => void;
  readonly groupRef: RefObject<HTMLDivElement | null>;
}

const keyOf = ({ county, city, state }: Place): string => [county, city, state].join('/');

/** US address format: `Barrington, IL`. */
const cityLine = ({ city, state }: Place): string => `${city}, ${state}`;

/** A choice of places for a postal code that spans several counties. */
export function PlaceChoice({ places, chosen, error, onChoose, groupRef }: Props) {
  const text = useText();
  const id = useId();
  return (
    <Stack spacing={1.5}>
      <div id={id}>
        <Body tone="muted">{text('billAddress.choosePlace')}</Body>
      </div>
      {error ? (
        <Notice tone="error" live>
          {error}
        </Notice>
      ) : null}
      <Stack ref={groupRef} role="radiogroup" aria-labelledby={id} spacing={1.5}>
        {places.map((place) => (
          <ChoiceCard
            key={keyOf(place)}
            name={id}
            title={place.county}
            selected={keyOf(place) === keyOf(chosen)}
            onSelect={() => onChoose(place)}
          >
            {cityLine(place)}
          </ChoiceCard>
        ))}
      </Stack>
    </Stack>
  );
}
