import { fileURLToPath } from 'node:url';

let made: Promise<string> | undefined;

/**
 * The script that hands a framed page to its phone: one classic script with all it imports, since it
 * runs before the page's own modules. Made when it is first asked for, and once.
 */
export const attachScript = (): Promise<string> => (made ??= bundle());

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('app/attach.ts', import.meta.url));
  // Only the phone needs Vite: the mock server starts without it.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'phone', fileName: 'phone' },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`Vite made nothing of ${entry}.`);
  return chunk.code;
}
