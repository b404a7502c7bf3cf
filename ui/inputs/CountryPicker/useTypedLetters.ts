import { useRef } from 'react';

/** Letters this close to each other belong together, in ms: what native lists take. */
const TOGETHER_MS = 1000;

/** Collects letters typed one after the other. `add` answers all of them; a pause forgets them. */
export function useTypedLetters() {
  const typed = useRef({ letters: '', at: 0 });
  return {
    add(letter: string, now: number): string {
      const { letters, at } = typed.current;
      typed.current = { letters: (now - at < TOGETHER_MS ? letters : '') + letter, at: now };
      return typed.current.letters;
    },
    /** Whether a word is being typed, of which a space may be part. */
    isTyping: (now: number): boolean =>
      typed.current.letters !== '' && now - typed.current.at < TOGETHER_MS,
  };
}
