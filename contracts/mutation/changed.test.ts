import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedInteractions, differing } from './changed';
import type { PactInteraction } from './pactFiles';

const interaction = (description: string, content: number): PactInteraction => ({
  description,
  request: { method: 'GET', path: '/payGateway/payModeList' },
  response: { status: 200, body: { content } },
});
const houses = interaction('houses', 1);
const plans = interaction('plans', 2);

describe('what differs', () => {
  it('is new, or has another request or answer', () => {
    expect(differing([houses, plans], [houses])).toEqual([plans]);
    expect(differing([houses], [{ ...houses, description: 'another' }])).toEqual([houses]);
    expect(differing([houses], [houses])).toEqual([]);
  });
});

let parent = '';
let repository = '';

const git = (cwd: string, ...args: string[]) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@homeview.example'];
  execFileSync('git', [...who, ...args], { cwd, stdio: 'ignore' });
};

function write(file: string, text: string) {
  const path = join(repository, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const writePact = (...interactions: PactInteraction[]) =>
  write('contracts/pacts/portal.json', JSON.stringify({ interactions }));
const writeLock = (version: string) =>
  write(
    'package-lock.json',
    JSON.stringify({ packages: { 'node_modules/@pact-foundation/pact-cli': { version } } }),
  );
function commit() {
  git(repository, 'add', '.');
  git(repository, 'commit', '-qm', 'A change');
}
const found = (folder = repository) => {
  const { interactions, since } = changedInteractions(folder);
  return { names: interactions.map(({ description }) => description), isCompared: since !== null };
};
const ALL = { names: ['houses', 'plans'], isCompared: false };
const onlyPlans = { names: ['plans'], isCompared: true };
const nothing = { names: [], isCompared: true };

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'changed-'));
  repository = join(parent, 'portal');
  mkdirSync(repository);
  git(repository, 'init', '-q', '-b', 'main');
  writeLock('1.0.0');
  write('contracts/mutation/runVerifier.ts', '');
  writePact(houses, interaction('plans', 0));
  commit();
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

describe('on a branch', () => {
  beforeEach(() => {
    git(repository, 'switch', '-qc', 'work');
  });

  it('nothing has changed at first', () => {
    write('README.md', 'More to read');
    commit();
    expect(found()).toEqual(nothing);
  });

  it('everything counts since the branch left main, committed or not', () => {
    write('LICENSE', 'MIT');
    commit();
    writePact(houses, plans);
    expect(found()).toEqual(onlyPlans);
    commit();
    write('README.md', 'More to read');
    commit();
    expect(found()).toEqual(onlyPlans);
  });

  it('proves everything again when the proof, the verifier or its version has changed', () => {
    writePact(houses, plans);
    commit();
    write('contracts/mutation/allowed.ts', '');
    expect(found()).toEqual(ALL);
    commit();
    expect(found()).toEqual(ALL);
    git(repository, 'reset', '-q', '--hard', 'HEAD~1');
    write('contracts/verify/output/report.mjs', '');
    expect(found()).toEqual(ALL);
    rmSync(join(repository, 'contracts/verify'), { recursive: true });
    writeLock('1.0.1');
    expect(found()).toEqual(ALL);
  });

  it('tests of the proof are none of it', () => {
    writePact(houses, plans);
    write('contracts/mutation/judge.test.ts', '');
    write('contracts/verify/referenceProvider/facts.ts', '');
    commit();
    expect(found()).toEqual(onlyPlans);
  });
});

describe('on main', () => {
  it('the last commit counts, and what is not committed yet', () => {
    write('README.md', 'More to read');
    commit();
    expect(found()).toEqual(nothing);
    writePact(houses, plans);
    expect(found()).toEqual(onlyPlans);
    commit();
    expect(found()).toEqual(onlyPlans);
  });

  it('all that is not pushed yet counts', () => {
    git(parent, 'clone', '-q', repository, 'clone');
    repository = join(parent, 'clone');
    writePact(houses, plans);
    commit();
    write('README.md', 'More to read');
    commit();
    expect(found()).toEqual(onlyPlans);
  });
});

describe('where git cannot tell, all is proven', () => {
  beforeEach(() => {
    writePact(houses, plans);
  });

  it('in a clone without history', () => {
    commit();
    const url = pathToFileURL(repository).href;
    git(parent, 'clone', '-q', '--depth', '1', url, 'shallow');
    expect(found(join(parent, 'shallow'))).toEqual(ALL);
  });

  it('in a clone without history of a branch that has left main', () => {
    git(repository, 'switch', '-qc', 'work');
    commit();
    const url = pathToFileURL(repository).href;
    git(parent, 'clone', '-q', '--depth', '1', '--branch', 'work', url, 'shallow');
    expect(found(join(parent, 'shallow'))).toEqual(ALL);
  });

  it('at the first commit, where there is no main, and without git', () => {
    git(repository, 'commit', '-q', '--amend', '--all', '-m', 'First');
    expect(found()).toEqual(ALL);
    git(repository, 'branch', '-m', 'trunk');
    expect(found()).toEqual(ALL);
    rmSync(join(repository, '.git'), { recursive: true });
    expect(found()).toEqual(ALL);
  });
});
