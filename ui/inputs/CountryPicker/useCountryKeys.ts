import type { KeyboardEvent } from 'react';
import { typeAhead, type ListedCountry } from './countrySearch';
import { useTypedLetters } from './useTypedLetters';

export interface CountryKeys {
  countries: readonly ListedCountry[];
  /** Index of the active option, on which keys act. */
  active: number;
  onActive: (index: number) => void;
  onChoose: (id: string) => void;
}

/** Number of rows for Page Up and Page Down. */
const PAGE_ROWS = 8;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_ROWS,
  PageUp: -PAGE_ROWS,
};

/** The row that a key moves to, without wrapping; `null` for keys that do not move. */
function movedBy(key: string, from: number, count: number): number | null {
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  return step === undefined ? null : Math.min(last, Math.max(0, from + step));
}

/** Keys that move the caret in the search field instead of the active option. */
const caretKeys = new Set(['Home', 'End']);

/** Keyboard handlers: keys move and select in the search field and in the list; letters jump in the list. */
export function useCountryKeys({ countries, active, onActive, onChoose }: CountryKeys) {
  const typed = useTypedLetters();

  /** Returns whether it handled the key. */
  function moveOrChoose(key: string): boolean {
    const moved = movedBy(key, active, countries.length);
    const current = countries[active];
    if (moved !== null) onActive(moved);
    else if (key === 'Enter' && current) onChoose(current.id);
    else return false;
    return true;
  }

  /** Returns whether it handled the key. A space is part of a name only while typing, else it selects. */
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
      // Enter never submits a surrounding form, even without results.
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
