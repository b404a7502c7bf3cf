import type { EmulatedMedia } from './browserCommands';

/** Under Vitest only: Storybook itself cannot change what the system asks for. */
const underVitest = () => '__vitest_browser__' in globalThis;

/** Emulates system preferences of the customer until the next story. */
export async function emulate(media: EmulatedMedia): Promise<void> {
  if (!underVitest()) return;
  const { commands } = await import('vitest/browser');
  await commands.emulateMedia(media);
}
