import { mayDeployCommand } from './deploy/command';
import { diff } from './diff/command';
import { release } from './release/command';

export const commands = { diff, release, 'may-deploy': mayDeployCommand };
