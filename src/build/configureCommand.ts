/**
 * `npm run configure -- --settings FILE`: writes the settings of a deployment into a build, so that one
 * build works in every environment. FILE has the format of `.env`. If a setting is missing or invalid,
 * it changes nothing and exits with 1.
 */
import { parseArgs } from 'node:util';
import { configure } from './configure';

const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    info: { type: 'string', default: 'build-info' },
  },
});

try {
  const page = configure({ ...values, settings: values.settings });
  process.stdout.write(`${page} and its headers are set up from ${values.settings}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
