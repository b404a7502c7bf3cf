/** `npm run contracts:diff` and `contracts:release`. See README.md. */
import { runCommand } from '../backend/commandLine.mjs';
import { commands } from './commands';

const [name, ...args] = process.argv.slice(2);
process.exitCode = await runCommand(commands[name as keyof typeof commands], args);
