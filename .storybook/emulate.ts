import type { EmulatedMedia } from './browserCommands';

let emulating = false;

/** Under Vitest only: Storybook itself cannot change what the system asks for. */
const underVitest = () => '__vitest_browser__' in globalThis;

/** Pretends that the customer has asked the system for something; until the story's end. */
export async function emulate(media: EmulatedMedia): Promise<void> {
  if (!underVitest()) return;
  const { commands } = await import('vitest/browser');
  emulating = true;
  await commands.emulateMedia(media);
}

/** Back to a system that asks for nothing. */
export async function endEmulation(): Promise<void> {
  if (!emulating) return;
  emulating = false;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
}
