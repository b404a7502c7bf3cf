#!/usr/bin/env node
import { runCommand } from '../commandLine.mjs';
import { command } from './command.mjs';

process.exitCode = await runCommand(command, process.argv.slice(2));
