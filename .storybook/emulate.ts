import type { EmulatedMedia } from './browserCommands';

/** Only Vitest can emulate system preferences; Storybook itself cannot. */
const underVitest = () => '__vitest_browser__' in globalThis;

/** Emulates system preferences of the customer until the next story. */
export async function emulate(media: EmulatedMedia): Promise<void> {
  if (!underVitest()) return;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(media);
}
