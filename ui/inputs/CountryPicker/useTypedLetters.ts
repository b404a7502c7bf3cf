import { useRef } from 'react';

/** Maximum time between letters of one word, in ms; the same as in native lists. */
const TOGETHER_MS = 1000;

/** Collects typed letters. `add` returns all of them; a pause resets them. */
export function useTypedLetters() {
  const typed = useRef({ letters: '', at: 0 });
  return {
    add(letter: string, now: number): string {
      const { letters, at } = typed.current;
      typed.current = { letters: (now - at < TOGETHER_MS ? letters : '') + letter, at: now };
      return typed.current.letters;
    },
    /** Whether a word is being typed, so that a space is part of it. */
    isTyping: (now: number): boolean =>
      typed.current.letters !== '' && now - typed.current.at < TOGETHER_MS,
  };
}
