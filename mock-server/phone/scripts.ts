import { fileURLToPath } from 'node:url';

/** The scripts that the phone needs in a browser, each one file with all it imports. */
const ENTRIES = { main: 'main.ts', attach: 'attach.ts' };
export type ScriptName = keyof typeof ENTRIES;

const made = new Map<ScriptName, Promise<string>>();

/** A script as the browser gets it. Made when it is first asked for, and once. */
export function scriptOf(name: ScriptName): Promise<string> {
  const known = made.get(name);
  if (known) return known;
  const making = bundle(fileURLToPath(new URL(`app/${ENTRIES[name]}`, import.meta.url)));
  made.set(name, making);
  return making;
}

async function bundle(entry: string): Promise<string> {
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
