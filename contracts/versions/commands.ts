import { diff } from './diff/command';
import { release } from './release/command';

export const commands = { diff, release };
