import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { RADIUS_PX, focusRing } from '../../theme';
import { NoMatch, SearchInput, useSearch } from '../SearchInput';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { CountryOptions, optionIdOf } from './CountryOptions';
import { searchCountries, type ListedCountry } from './countrySearch';
import { useCountryKeys } from './useCountryKeys';

export interface CountryPickerProps {
  /** Name of the list, for screen readers: "Country or region". */
  label: string;
  /** In display order. */
  countries: readonly ListedCountry[];
  /** Id of the selected country; `null` for none. */
  selectedId: string | null;
  onChoose: (id: string) => void;
  searchLabel: string;
  /** Shown and announced if the search has no result. */
  noMatchLabel: string;
  /** "12 countries": announced politely during a search. */
  countLabel: (count: number) => string;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  // The active row is marked only while the list or the search has keyboard focus.
  '&:has(:focus-visible) [data-active="true"]': {
    ...focusRing(theme),
    outlineOffset: -3,
    borderRadius: RADIUS_PX.control,
  },
}));

/**
 * Selects one country of many. Typing in the search filters the list, arrow keys move the active
 * option, Enter selects it. In the list itself, letters jump to a name (type-ahead).
 */
export function CountryPicker(props: CountryPickerProps) {
  const { label, countries, selectedId, onChoose, searchLabel, noMatchLabel, countLabel } = props;
  const listId = useId();
  const { field, wanted } = useSearch();
  const [moved, setMoved] = useState({ wanted, to: selectedId });
  const shown = useMemo(() => searchCountries(countries, wanted), [countries, wanted]);
  // A new search activates its best match; without a search the selected country is active.
  const activeId = moved.wanted === wanted ? moved.to : wanted === '' ? selectedId : null;
  const setActiveId = (to: string | null) => setMoved({ wanted, to });
  const active = Math.max(
    0,
    shown.findIndex(({ id }) => id === activeId),
  );
  const current = shown[active];
  const choose = (id: string) => {
    setActiveId(id);
    onChoose(id);
  };
  const keys = useCountryKeys({
    countries: shown,
    active,
    onActive: (index) => {
      setActiveId(shown[index]?.id ?? null);
    },
    onChoose: choose,
  });

  return (
    <Frame>
      <SearchInput
        label={searchLabel}
        {...field}
        onKeyDown={keys.onSearchKey}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={current !== undefined}
        aria-controls={listId}
        {...(current ? { 'aria-activedescendant': optionIdOf(listId, current.id) } : {})}
      />
      <div>
        {current ? (
          <CountryOptions
            id={listId}
            countries={shown}
            onKeyDown={keys.onListKey}
            onChoose={choose}
            {...{ label, selectedId, active }}
          />
        ) : null}
        <div role="status">
          {wanted !== '' && current ? (
            <VisuallyHidden>{countLabel(shown.length)}</VisuallyHidden>
          ) : null}
          {current ? null : <NoMatch>{noMatchLabel}</NoMatch>}
        </div>
      </div>
    </Frame>
  );
}
