/**
 * Tests the import rules: each breach in a sample project is reported, and each allowed import is
 * not. A rule whose pattern is outdated would otherwise pass silently.
 */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFixture, projectRoot, runTool } from './fixture';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

const leaf = 'export const x = 1;\n';
const importing = (target: string) => `import * as it from '${target}';\nexport default it;\n`;

const workspaces = ['ui', 'contracts', 'mock-server'];
const manifest = (workspace: string) =>
  readFileSync(join(projectRoot, workspace, 'package.json'), 'utf8');

/** The modules that the breaches and the allowed imports refer to. */
const targets = {
  'tsconfig.json':
    '{ "compilerOptions": { "moduleResolution": "bundler", "module": "ESNext", "jsx": "react-jsx" } }',
  'package.json': '{ "name": "fixture", "type": "module" }',
  ...Object.fromEntries(
    workspaces.map((workspace) => [`${workspace}/package.json`, manifest(workspace)]),
  ),
  'ui/inputs/BusyButton/index.ts': leaf,
  'contracts/domains/order/order.endpoints.ts': leaf,
  'contracts/domains/order/order.examples.ts': leaf,
  'contracts/vocabulary/order/payMode.ts': leaf,
  'mock-server/catalogue/search.ts': leaf,
  'mock-server/world/seed.ts': leaf,
  'src/api/endpoints/order.api.ts': leaf,
  'src/build/services.ts': leaf,
  'src/domain/offer/price.ts': leaf,
  'src/platform/storage/storage.ts': leaf,
  'src/i18n/provider.ts': leaf,
  'src/checkout/order/placeOrder.ts': leaf,
  'src/features/home/Home.ts': leaf,
  'src/routes/index.ts': leaf,
  'src/app/store.ts': leaf,
};

/** Importing file, forbidden import, and the rule that forbids it. */
const breaches: [from: string, target: string, rule: string][] = [
  ['contracts/a1.ts', '../src/domain/offer/price', 'layer: contracts'],
  ['contracts/a2.ts', 'react', 'packages: contracts'],
  ['ui/inputs/b1.ts', '../../src/domain/offer/price', 'layer: ui'],
  ['ui/inputs/b2.ts', '../../contracts/vocabulary/order/payMode', 'layer: ui'],
  ['ui/inputs/b3.ts', 'react-redux', 'packages: ui'],
  ['ui/inputs/b4.ts', 'react-redux', 'every workspace declares what it imports'],
  ['mock-server/c1.ts', '../src/domain/offer/price', 'layer: mock-server'],
  ['mock-server/c2.ts', '../ui/inputs/BusyButton', 'layer: mock-server'],
  ['mock-server/c4.ts', '@homeview/ui/BusyButton', 'layer: mock-server'],
  ['mock-server/console/c3.ts', '../../src/app/store', 'layer: mock-server/console'],
  ['mock-server/phone/c5.ts', '../../ui/inputs/BusyButton', 'layer: mock-server'],
  ['mock-server/c6.ts', '../src/build/services', 'layer: mock-server'],
  ['mock-server/control/c9.ts', '../catalogue/search', 'long work runs in the worker thread'],
  ['mock-server/hosting/c7.ts', '../../src/api/endpoints/order.api', 'layer: mock-server/hosting'],
  ['src/build/c8.ts', '../../mock-server/world/seed', 'layer: src/build'],
  ['src/domain/d1.ts', 'react', 'packages: src/domain'],
  ['src/domain/d2.ts', '../platform/storage/storage', 'layer: src/domain'],
  ['src/domain/d3.ts', '../../contracts/domains/order/order.endpoints', 'layer: src/domain'],
  ['src/platform/e1.ts', '../api/endpoints/order.api', 'layer: src/platform'],
  ['src/i18n/f1.ts', '../api/endpoints/order.api', 'layer: src/i18n'],
  ['src/api/g1.ts', '../../contracts/domains/order/order.examples', 'layer: src/api'],
  ['src/api/g3.ts', '@homeview/contracts/domains/order/order.examples', 'layer: src/api'],
  ['src/api/g2.ts', '../../ui/inputs/BusyButton', 'layer: src/api'],
  ['src/checkout/h1.ts', '../features/home/Home', 'layer: src/checkout'],
  ['src/features/bills/i1.ts', '../home/Home', 'features know no other feature'],
  ['src/features/bills/i2.ts', '../../app/store', 'layer: src/features'],
  ['src/features/bills/i3.ts', '../../../mock-server/world/seed', 'layer: src/features'],
  ['src/routes/j1.ts', '../checkout/order/placeOrder', 'layer: src/routes'],
  ['src/app/k1.ts', '../../mock-server/world/seed', 'layer: src/app'],
  ['src/app/k2.ts', './nowhere', 'every import resolves'],
  ['vite.config.ts', './mock-server/world/seed', 'the build knows no mock server'],
];

const allowed: [from: string, target: string][] = [
  ['contracts/z1.ts', 'yup'],
  ['ui/inputs/z2.ts', 'react'],
  ['mock-server/z3.ts', '../contracts/domains/order/order.examples'],
  ['mock-server/console/z4.ts', '../../ui/inputs/BusyButton'],
  ['mock-server/phone/page/z12.ts', '../../../ui/inputs/BusyButton'],
  ['mock-server/hosting/z14.ts', '../../src/build/services'],
  ['mock-server/background/z15.ts', '../catalogue/search'],
  ['src/domain/z5.ts', '../../contracts/vocabulary/order/payMode'],
  ['src/api/z6.ts', '../../contracts/domains/order/order.endpoints'],
  ['src/features/bills/z7.ts', '../../checkout/order/placeOrder'],
  ['src/features/bills/z11.ts', '@homeview/ui/BusyButton'],
  ['src/routes/z8.ts', '../features/home/Home'],
  ['src/routes/z13.ts', '../api/endpoints/order.api'],
  ['src/app/z9.ts', '../routes'],
  ['src/features/bills/z10.test.ts', '../../../mock-server/world/seed'],
];

describe('the import rules', () => {
  let violations: Violation[];
  const fixture = makeFixture({
    ...targets,
    ...Object.fromEntries([...breaches, ...allowed].map(([file, to]) => [file, importing(to)])),
    'src/app/circle1.ts': importing('./circle2'),
    'src/app/circle2.ts': importing('./circle1'),
  });

  beforeAll(() => {
    const modules = join(fixture.folder, 'node_modules');
    mkdirSync(join(modules, '@homeview'), { recursive: true });
    for (const name of ['react', 'react-redux', 'yup']) {
      symlinkSync(join(projectRoot, 'node_modules', name), join(modules, name));
    }
    for (const workspace of workspaces) {
      symlinkSync(join(fixture.folder, workspace), join(modules, '@homeview', workspace));
    }
    const { stdout } = runTool(
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      [
        '--config',
        join(projectRoot, '.dependency-cruiser.cjs'),
        '--output-type',
        'json',
        ...['src', 'ui', 'mock-server', 'contracts', 'vite.config.ts'],
      ],
      fixture.folder,
    );
    violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary
      .violations;
  }, 30_000);
  afterAll(fixture.remove);

  const rulesBrokenBy = (file: string) =>
    violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  it.each(breaches)('forbids %s to import %s', (file, _target, rule) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  it.each(allowed)('allows %s to import %s', (file) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });

  it('forbids circular imports', () => {
    expect(rulesBrokenBy('src/app/circle1.ts')).toContain('no circular imports');
  });

  it('reports nothing else', () => {
    const expected = new Set([...breaches.map(([file]) => file), 'src/app/circle1.ts']);
    expected.add('src/app/circle2.ts');
    expect(violations.map(({ from }) => from).filter((from) => !expected.has(from))).toEqual([]);
  });
});
