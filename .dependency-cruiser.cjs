/**
 * Allowed imports. One entry per folder ("room"), as in docs/architecture.md; all others are forbidden.
 * `to` lists path patterns inside the project; npm packages are listed in `packages`.
 */
const anyLayer = '^(src|ui|mock-server|contracts|tests|\\.storybook)/';
const testFile = '\\.(test|stories)\\.tsx?$|^tests/|/testing/|^\\.storybook/|^contracts/pact/';
const vocabulary = '^contracts/vocabulary/';
/** The first room of the contracts: the API as data. */
const api = '^contracts/(domains/|vocabulary/|customer/|[^/]+$)';
const client = [
  '^contracts/(domains/|vocabulary/|customer/|[^/]+$)(?!.*\\.(examples|docs)\\.ts$)',
  '^src/(api|domain|platform)/',
];
const shell = ['^ui/', ...client, '^src/(shell|i18n)/'];
const checkout = [...shell, '^src/checkout/'];

const layers = {
  contracts: {
    from: api,
    to: [api],
  },
  // Only the pacts are written with the portal's own client.
  'contracts for backend teams': {
    from: '^contracts/(backend|openapi|versions)/',
    to: ['^contracts/'],
  },
  ui: { from: '^ui/', to: ['^ui/'] },
  'mock-server': {
    from: '^mock-server/(?!console/|(phone|bar)/page/|http/PageView|hosting/|portal\\.config)',
    to: ['^mock-server/', api, '^ui/inputs/SearchInput/normalizeText\\.ts$'],
  },
  'mock-server/console': {
    from: '^mock-server/(console/|phone/page/|bar/page/|http/PageView)',
    to: ['^mock-server/', api, '^ui/'],
  },
  // Serves the built portal beside the mock server.
  'mock-server/hosting': {
    from: '^mock-server/(hosting/|portal\\.config)',
    to: ['^mock-server/', '^src/build/', '^src/platform/launch/settings\\.ts$'],
  },
  'src/build': {
    from: '^src/build/',
    to: ['^src/build/', '^src/platform/launch/settings\\.ts$'],
  },
  'src/domain': { from: '^src/domain/', to: ['^src/domain/', vocabulary] },
  'src/platform': { from: '^src/platform/', to: ['^src/(platform|domain)/', vocabulary] },
  'src/i18n': {
    from: '^src/i18n/',
    to: ['^src/(i18n|platform)/', '^contracts/(errors|vocabulary/[\\w/]+)\\.ts$'],
  },
  'src/api': { from: '^src/api/', to: client },
  'src/shell': { from: '^src/shell/', to: shell },
  'src/checkout': { from: '^src/checkout/', to: checkout },
  'src/features': { from: '^src/features/', to: [...checkout, '^src/features/'] },
  'src/routes': {
    from: '^src/routes/',
    to: ['^src/(routes|features|shell|api|platform)/', '^ui/layout/'],
  },
  'src/app': { from: '^src/app/', to: ['^src/', '^ui/'] },
};

/** npm packages a room may import. Rooms that are not listed may import any declared dependency. */
const packages = {
  contracts: ['yup'],
  ui: [
    'react',
    'react-dom',
    '@mui/',
    '@emotion/',
    'lucide-react',
    '@tanstack/react-virtual',
    'react-hook-form',
    '@hookform/resolvers',
    'yup',
    '@fontsource-variable/',
  ],
  'src/domain': ['dayjs'],
};

const layerRules = Object.entries(layers).map(([name, { from, to }]) => ({
  name: `layer: ${name}`,
  severity: 'error',
  comment: `${name} may import only: ${to.join('  ')}`,
  from: { path: from, pathNot: testFile },
  to: { path: anyLayer, pathNot: to },
}));

const packageRules = Object.entries(packages).map(([name, allowed]) => ({
  name: `packages: ${name}`,
  severity: 'error',
  comment: `${name} may import only these packages: ${allowed.join(', ') || 'none'}`,
  from: { path: layers[name].from, pathNot: testFile },
  to: {
    dependencyTypesNot: ['local', 'type-only'],
    path: 'node_modules/',
    pathNot: [
      ...allowed.map((p) => `node_modules/${p.replace(/[^/]$/, '$&/')}`),
      'node_modules/@homeview/',
    ],
  },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    ...packageRules,
    {
      name: 'features know no other feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: testFile },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'the build knows no mock server',
      severity: 'error',
      from: { path: '^vite\\.config\\.ts$' },
      to: { path: '^mock-server/' },
    },
    {
      name: 'every workspace declares what it imports',
      severity: 'error',
      from: { pathNot: testFile },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'long work runs in the worker thread',
      severity: 'error',
      from: { path: '^mock-server/', pathNot: [testFile, '^mock-server/(background|catalogue)/'] },
      to: {
        path: '^mock-server/catalogue/(s|nearS)earch\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no circular imports',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'routeTree\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json'],
    },
  },
};
