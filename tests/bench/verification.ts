import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { measure, median, ratio } from './measure';
import type { Measure } from './measure';
import { startMock } from './servers';

const ROUNDS = 3;
const PACT = 'contracts/pacts/homeview-portal-homeview-backend.json';
/** The line of a result ends with its time. */
const VERDICT = / ms\)$/m;

/** Runs a command to its end; times in s. @throws Error when it fails. */
async function time(command: string, args: readonly string[]) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  let firstVerdict = NaN;
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
    if (Number.isNaN(firstVerdict) && VERDICT.test(output)) firstVerdict = seconds();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return { firstVerdict, whole: seconds() };
}

/** `npm run contracts:verify` against the mock server, and Pact's own verifier with the same file. */
export async function measureVerification(): Promise<Measure[]> {
  const { port, url } = await startMock();
  const states = `${url}/__mock/provider-states`;
  const ours = ['contracts:verify', '--', '--provider-url', url, '--state-url', states];
  const pacts = ['pact-verifier', '--file', PACT, '--hostname', '127.0.0.1', '--port', `${port}`];
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { firstVerdict, whole } = await time('npm', ['run', '--silent', ...ours]);
    const plain = await time('npx', [...pacts, '--state-change-url', states]);
    rounds.push({ firstVerdict, whole, plain: plain.whole });
  }
  const whole = rounds.map((round) => round.whole);
  const first = median(rounds.map(({ firstVerdict }) => firstVerdict));
  const plain = rounds.map((round) => round.plain);
  return [
    measure('command to first verdict', first, 's', { atMost: 3 }),
    measure('whole run', median(whole), 's'),
    measure("whole run / Pact's own verifier", ratio(whole, plain), '×'),
  ];
}
