/** Looks at a service with the token of any account, without states. See contracts/backend/README.md. */
import { constants, publicEncrypt } from 'node:crypto';
import { CannotRun } from '../commandLine.mjs';
import { agentFor } from '../verify/network/agent.mjs';
import { masker, shownUrl } from '../verify/network/secrets.mjs';
import { filesText, writeReport } from '../verify/output/files.mjs';
import { printable } from '../verify/output/printable.mjs';
import { groupsText } from '../verify/output/report.mjs';
import { filesToVerify, pactDir, readPacts } from '../verify/pactFiles.mjs';
import { asker } from './ask.mjs';
import { lookReport } from './report.mjs';
import { documentedAnswers } from './seen.mjs';
import { walk } from './walk.mjs';
import { writes } from './writes.mjs';

/** The password as the portal sends it. */
const encrypted = (password, key) =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString(
    'base64',
  );

/** The token of an account. @throws CannotRun if it can't sign in */
async function signIn(ask, { user, password, key }) {
  const { body, problems } = await ask('login', {
    username: user,
    password: encrypted(password, key),
  });
  const token = body?.data?.accessToken;
  if (typeof token === 'string' && token !== '') return token;
  const why = body?.data?.secondaryCertificationSign
    ? 'it asks for a second factor'
    : (body?.desc ?? problems[0]?.got ?? 'no token');
  throw new CannotRun(`Can’t sign in (${why}). Sign in yourself, and give --token.`);
}

/** Repeats each call with an unknown token, which must be refused as an ended session. */
async function withoutSession(ask, answers) {
  for (const { call, payload } of [...new Map(answers.map((one) => [one.call.name, one])).values()])
    if (!call.isOpen) await ask(call.name, payload, { token: 'not-a-token', endsSession: true });
}

/**
 * Looks, prints the report and resolves to the exit code: 1 if something is wrong.
 * @throws CannotRun
 */
export async function look({ print = console.log, signal, account, ...options }) {
  const { providerUrl, providerHeaders: headers, timeoutS, allowWrites } = options;
  const network = { timeoutMs: timeoutS * 1000, agent: agentFor(options), signal };
  const answers = [];
  const service = { providerUrl, headers, network };
  const token = account.token ?? (await signIn(asker(service, answers), account));
  const secrets = { ...headers, token, password: account.password ?? '' };
  const mask = masker([providerUrl], Object.entries(secrets));
  const ask = asker({ ...service, token }, answers);
  const { notes, found } = await walk(ask, options);
  await withoutSession(ask, answers);
  if (allowWrites) await writes(ask, found, (text) => print(printable(mask(text))));
  const interactions = readPacts(filesToVerify(), pactDir).flatMap((suite) => suite.interactions);
  const documented = documentedAnswers(interactions, answers);
  const report = lookReport({ answers, documented, notes, hasWritten: allowWrites }, mask);
  print(printable(`${groupsText(report.groups)}\n\n${report.summary}`));
  writeReport(options, { title: `A first look at ${shownUrl(providerUrl)}`, ...report });
  print(filesText(options));
  return answers.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
}
