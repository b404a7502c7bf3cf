/**
 * A client that a code generator writes from the OpenAPI document compiles under strict TypeScript,
 * and its calls work against the mock.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import type { UserConfig } from '@hey-api/openapi-ts';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { credentialsExample } from '@homeview/contracts/domains/auth/auth.examples';
import { serveMock } from '../testing/mockClient';

const document = new URL('../../contracts/openapi.json', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'generated-client-'));
afterAll(() => rmSync(folder, { recursive: true }));
const mock = serveMock();

/** What a developer writes with the client: the token is given once, the code decides the type. */
const PROGRAM = `
import { client } from './generated/client.gen.js';
import { getPageOrderList, houseList, login } from './generated/index.js';
import type { House, OrderRow } from './generated/index.js';

const headers = { terminal: 'web', appcode: 'test', tenantcode: 'test', locale: 'en-US' } as const;

export async function run(baseUrl: string, sandbox: string, username: string, password: string) {
  client.setConfig({ baseUrl, headers: { 'x-mock-sandbox': sandbox } });
  const { data: signedIn } = await login({ headers, body: { username, password } });
  if (signedIn?.code !== 200) return { refused: signedIn?.desc ?? 'no answer' };
  const token: string | undefined = signedIn.data.accessToken;
  client.setConfig({ auth: token ?? '' });
  const { data: houses } = await houseList({ headers });
  const { data: bills } = await getPageOrderList({ headers, query: { pageNum: 1, pageSize: 20 } });
  const list: readonly House[] = houses?.code === 200 ? houses.data : [];
  const rows: readonly OrderRow[] = bills?.code === 200 ? bills.data.list : [];
  return { houses: list.map(({ name }) => name), bills: rows.map(({ orderId }) => orderId) };
}
`;

/** Statements that must not compile, each with a part of its error. */
const MISTAKES: readonly (readonly [statement: string, error: string])[] = [
  ['await houseList({});', "'headers' is missing"],
  ['await getPageOrderList({ headers, query: { pageNum: 1 } });', "'pageSize' is missing"],
  ['await login({ headers, body: { username } });', "'password' is missing"],
  ['await houseList({ headers: { ...headers, terminal: "tv" } });', '\'"tv"\' is not assignable'],
  [
    'const { data } = await login({ headers, body: { username, password } }); data?.data;',
    "'data'",
  ],
];

/** As in tsconfig.json, except `exactOptionalPropertyTypes`, which the generator does not support. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  rootDir: folder,
  outDir: join(folder, 'compiled'),
};

const messagesOf = (program: ts.Program) =>
  ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\\n'));

describe('a client generated from the OpenAPI document', { timeout: 120_000 }, () => {
  it('compiles, and its calls work against the mock', async () => {
    await createClient({
      input: JSON.parse(readFileSync(document, 'utf8')) as UserConfig['input'],
      output: { path: join(folder, 'generated'), importFileExtension: '.js' },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    });
    const mistakes = MISTAKES.map(
      ([statement], at) =>
        [
          `mistake${at}.ts`,
          PROGRAM.replace('client.setConfig({ auth', `${statement}\n$&`),
        ] as const,
    );
    for (const [name, text] of [['program.ts', PROGRAM] as const, ...mistakes]) {
      writeFileSync(join(folder, name), text);
    }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');

    const program = ts.createProgram([join(folder, 'program.ts')], OPTIONS);
    expect(messagesOf(program)).toEqual([]);
    program.emit();
    const compiled = pathToFileURL(join(folder, 'compiled', 'program.js')).href;
    const { run } = (await import(/* @vite-ignore */ compiled)) as {
      run: (...args: string[]) => Promise<object>;
    };
    const { sandbox } = await mock.open('demo');
    const { username, password } = credentialsExample();
    expect(await run(mock.url(), sandbox, username, password)).toEqual({
      houses: expect.arrayContaining(['Lakeside 12']),
      bills: ['80001'],
    });
    expect(await run(mock.url(), sandbox, 'stranger@homeview.example', password)).toEqual({
      refused: 'The e-mail or password is not right.',
    });

    const wrong = ts.createProgram({
      rootNames: mistakes.map(([name]) => join(folder, name)),
      options: OPTIONS,
      oldProgram: program,
    });
    for (const [at, [name]] of mistakes.entries()) {
      const source = wrong.getSourceFile(join(folder, name));
      const [error] = wrong.getSemanticDiagnostics(source);
      const text = error ? ts.flattenDiagnosticMessageText(error.messageText, '\n') : 'no error';
      expect(text).toContain(MISTAKES[at]?.[1]);
    }
  });
});
