/** The scripts, files, links and tests named in READMEs and docs must exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Files made by a build, a run or a team, and names that docs use as examples of missing files. */
const NOT_OURS =
  /^(dist|build-info|reports|\.cache|contracts\/verified)(\/|$)|^(mock|config)\.js(on)?$/;
const FILE = /^[\w.@-][\w./@-]*\.(ts|tsx|mjs|mts|cjs|json|tsv|conf|html|md)$/;
const FOLDER = /^(src|ui|contracts|mock-server|tests|docs|\.ci)\/[\w./-]*$/;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Docs may name a file from the root, from their own folder, or by the end of its path. */
const fileIsThere = (name: string) =>
  files.some((path) => `/${path}`.endsWith(name.startsWith('.') ? name : `/${name}`));
const folderIsThere = (name: string) =>
  files.some((path) => `${path}/`.startsWith(name.replace(/\/?$/, '/'))) ||
  files.some((path) => path.startsWith(`${name}.`));

const missing = {
  scripts: (text: string) =>
    matches(text, /npm run (?:--silent )?([\w:-]+)/g).filter((name) => !(name in scripts)),
  links: (text: string, document: string) =>
    // A regular expression in a code span is no link.
    [
      ...matches(text.replace(/`[^`\n]*`/g, ''), /\]\(([^)\s#]+)/g),
      ...matches(text, /src="([^"]+)"/g),
    ]
      .filter((link) => !/^\w+:/.test(link))
      .filter((link) => !existsSync(join(dirname(document), link))),
  paths: (text: string) => {
    const named = matches(text.replace(/```[\s\S]*?```/g, ''), /`([^`\n]+)`/g);
    const paths = named.filter((name) => !NOT_OURS.test(name));
    return [
      ...paths.filter((name) => FILE.test(name) && !fileIsThere(name)),
      ...paths.filter((name) => FOLDER.test(name) && !FILE.test(name) && !folderIsThere(name)),
    ];
  },
  tests: (text: string) =>
    matches(text, /(?:playwright test|vitest run(?: --project \S+)?) (\w[\w./-]*)/g).filter(
      (name) =>
        !files.some((path) => /\.(test|spec|stories)\.tsx?$/.test(path) && path.includes(name)),
    ),
};

const documents = files.filter((path) => path.endsWith('.md') || path === 'docs/openacr.yaml');

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  it.each(Object.keys(missing) as (keyof typeof missing)[])('names %s that exist', (kind) => {
    expect(missing[kind](text, document)).toEqual([]);
  });
});

it('names every script, of which there are at most 24', () => {
  const texts = documents.map((path) => readFileSync(path, 'utf8')).join('\n');
  const isNamed = (name: string) =>
    new RegExp(`npm (run )?(--silent )?${name}(?![\\w:-])`).test(texts);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(24);
});

it('finds scripts, links, paths and tests that do not exist', () => {
  const text = 'Run `npm run nothing`, read [it](gone.md), `src/gone.ts` and `src/nowhere/`.';
  expect(missing.scripts(text)).toEqual(['nothing']);
  expect(missing.links(text, 'README.md')).toEqual(['gone.md']);
  expect(missing.paths(text)).toEqual(['src/gone.ts', 'src/nowhere/']);
  expect(missing.tests('`npx playwright test noSuchJourney`')).toEqual(['noSuchJourney']);
});

it('has the same templates on both platforms', () => {
  const read = (path: string) => readFileSync(path, 'utf8').replace(/^---\n[\s\S]*?---\n\n/, '');
  const gitlab = '.gitlab/merge_request_templates/Default.md';
  expect(read(gitlab)).toBe(read('.github/pull_request_template.md'));
  for (const name of ['Bug', 'Change']) {
    const github = `.github/ISSUE_TEMPLATE/${name.toLowerCase()}.md`;
    expect(read(`.gitlab/issue_templates/${name}.md`)).toBe(read(github));
  }
});
