import type { KeyboardEvent } from 'react';
import { typeAhead, type ListedCountry } from './countrySearch';
import { movedBy } from './listKeys';
import { useTypedLetters } from './useTypedLetters';

export interface CountryKeys {
  countries: readonly ListedCountry[];
  /** Index of the one that keys act on. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (id: string) => void;
}

/** Keys that belong to the caret while they are pressed in the search field. */
const caretKeys = new Set(['Home', 'End']);

/** What keys do: in the search field they move and choose; in the list letters jump as well. */
export function useCountryKeys({ countries, active, onActive, onChoose }: CountryKeys) {
  const typed = useTypedLetters();

  /** Whether the key was one of the list's. */
  function moveOrChoose(key: string): boolean {
    const moved = movedBy(key, active, countries.length);
    const current = countries[active];
    if (moved !== null) onActive(moved);
    else if (key === 'Enter' && current) onChoose(current.id);
    else return false;
    return true;
  }

  /** Whether the key was a letter of a name; a space is one in the middle of a name only. */
  function jumpOrChoose(key: string, now: number): boolean {
    const current = countries[active];
    if (key.length !== 1) return false;
    if (key === ' ' && !typed.isTyping(now)) {
      if (current) onChoose(current.id);
      return true;
    }
    const found = typeAhead(countries, active, typed.add(key, now));
    if (found >= 0) onActive(found);
    return true;
  }

  const isPlain = ({ ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent) =>
    !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing;

  return {
    onSearchKey(event: KeyboardEvent<HTMLElement>) {
      if (!isPlain(event) || caretKeys.has(event.key)) return;
      // Enter never sends the form around the picker, not even when nothing was found.
      if (moveOrChoose(event.key) || event.key === 'Enter') event.preventDefault();
    },
    onListKey(event: KeyboardEvent<HTMLElement>) {
      if (!isPlain(event)) return;
      if (moveOrChoose(event.key) || jumpOrChoose(event.key, event.timeStamp)) {
        event.preventDefault();
      }
    },
  };
}
