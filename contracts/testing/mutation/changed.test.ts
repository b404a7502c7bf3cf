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

describe('differing', () => {
  it('returns interactions with a new description, another request or another response', () => {
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
  write('contracts/testing/mutation/runVerifier.ts', '');
  writePact(houses, interaction('plans', 0));
  // The same interactions by domain, for readers.
  write('contracts/pacts/domains/house.json', '{}');
  commit();
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

describe('changed interactions on a branch', () => {
  beforeEach(() => {
    git(repository, 'switch', '-qc', 'work');
  });

  it('are none when no pact changed', () => {
    write('README.md', 'More to read');
    commit();
    expect(found()).toEqual(nothing);
  });

  it('include all changes since the branch left main, committed or not', () => {
    write('LICENSE', 'MIT');
    commit();
    writePact(houses, plans);
    expect(found()).toEqual(onlyPlans);
    commit();
    write('README.md', 'More to read');
    commit();
    expect(found()).toEqual(onlyPlans);
  });

  it('are all interactions when the mutation code, the verifier or its version changed', () => {
    writePact(houses, plans);
    commit();
    write('contracts/testing/mutation/allowed.ts', '');
    expect(found()).toEqual(ALL);
    commit();
    expect(found()).toEqual(ALL);
    git(repository, 'reset', '-q', '--hard', 'HEAD~1');
    write('contracts/backend/verify/output/report.mjs', '');
    expect(found()).toEqual(ALL);
    rmSync(join(repository, 'contracts/backend/verify'), { recursive: true });
    writeLock('1.0.1');
    expect(found()).toEqual(ALL);
  });

  it('do not grow when only tests or the reference service changed', () => {
    writePact(houses, plans);
    write('contracts/testing/mutation/runVerifier.test.ts', '');
    write('contracts/testing/referenceService/states.ts', '');
    commit();
    expect(found()).toEqual(onlyPlans);
  });
});

describe('changed interactions on main', () => {
  it('are those of the last commit and the uncommitted ones', () => {
    write('README.md', 'More to read');
    commit();
    expect(found()).toEqual(nothing);
    writePact(houses, plans);
    expect(found()).toEqual(onlyPlans);
    commit();
    expect(found()).toEqual(onlyPlans);
  });

  it('include all commits that are not pushed yet', () => {
    git(parent, 'clone', '-q', repository, 'clone');
    repository = join(parent, 'clone');
    writePact(houses, plans);
    commit();
    write('README.md', 'More to read');
    commit();
    expect(found()).toEqual(onlyPlans);
  });
});

describe('changed interactions without a base commit in git', () => {
  beforeEach(() => {
    writePact(houses, plans);
  });

  it('are all interactions in a shallow clone of main', () => {
    commit();
    const url = pathToFileURL(repository).href;
    git(parent, 'clone', '-q', '--depth', '1', url, 'shallow');
    expect(found(join(parent, 'shallow'))).toEqual(ALL);
  });

  it('are all interactions in a shallow clone of a branch', () => {
    git(repository, 'switch', '-qc', 'work');
    commit();
    const url = pathToFileURL(repository).href;
    git(parent, 'clone', '-q', '--depth', '1', '--branch', 'work', url, 'shallow');
    expect(found(join(parent, 'shallow'))).toEqual(ALL);
  });

  it('are all interactions at the first commit, without a branch main, and without git', () => {
    git(repository, 'commit', '-q', '--amend', '--all', '-m', 'First');
    expect(found()).toEqual(ALL);
    git(repository, 'branch', '-m', 'trunk');
    expect(found()).toEqual(ALL);
    rmSync(join(repository, '.git'), { recursive: true });
    expect(found()).toEqual(ALL);
  });
});
