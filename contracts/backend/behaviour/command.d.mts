import type { Command } from '../commandLine.mjs';

export declare const command: Command;
