import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, ProxyOptions } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { compiledMessages } from './src/build/compiledMessages';
import { hosting } from './src/build/hosting';
import { services } from './src/build/services';
import { BRAND } from './contracts/vocabulary/brand';

/**
 * The oldest supported browsers: the web views of iOS 16 and of Android phones without updates. Newer
 * syntax, also of packages, is transpiled; lint rejects newer methods (eslint.config.js) for the
 * browsers of `browserslist` in package.json.
 */
const OLDEST_BROWSERS = ['safari16', 'chrome109', 'firefox125'];

/** Inserts the product name into index.html. */
const brandInPage = (): Plugin => ({
  name: 'brand-in-page',
  transformIndexHtml: (html) => html.replaceAll('%BRAND%', BRAND),
});

const LOOPBACK = '127.0.0.1';
const port = Number(process.env.PORT ?? 5173);
const mock = `http://${LOOPBACK}:${process.env.MOCK_PORT ?? 4010}`;

/**
 * Passes connection errors on to the browser. By default the proxy would respond with 500, and the
 * portal would not see the network error that the mock server simulates.
 */
const passCutLinesOn: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('error', (_error, _request, response) => response.destroy());
};

/** Proxies to the mock server and keeps the Host header, which contains the sandbox. */
const proxy = Object.fromEntries(
  services.map((path) => [
    `^${path}(/|\\?|$)`,
    { target: mock, changeOrigin: false, configure: passCutLinesOn },
  ]),
);

const LIBRARIES = /\/node_modules\//;
/**
 * Our modules but the start and the routes. These are the entry, which nothing imports: when a page
 * changes, only the entry and the pages get new names.
 */
const NO_PAGES = /\/(src\/(?!app|routes)\w+|ui|contracts)\//;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    compiledMessages(),
    brandInPage(),
    hosting(),
    // Precompresses files for the host. For small files it would save nothing.
    compression({ threshold: 1000 }),
  ],
  // Recommended by FormatJS: messages are precompiled, so the parser is not bundled.
  resolve: {
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  server: {
    host: LOOPBACK,
    port,
    strictPort: true,
    proxy,
    // The build of the console in .cache must not reload the portal.
    watch: { ignored: ['**/.cache/**'] },
  },
  preview: { host: LOOPBACK, port, strictPort: true, proxy },
  build: {
    target: OLDEST_BROWSERS,
    // The licences of the bundled packages ask to be passed on with them.
    license: { fileName: 'licenses.txt' },
    // Browsers without modulepreload load the chunks when needed.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // By default a first screen would load about seventy files; requests cost more than bytes.
          // What many chunks share starts with the page, as the entry imports it.
          groups: [
            { name: 'vendor', test: LIBRARIES, minShareCount: 12, priority: 4 },
            { name: 'vendor-start', test: LIBRARIES, tags: ['$initial'], priority: 3 },
            { name: 'app', test: NO_PAGES, minShareCount: 5, priority: 2 },
            { name: 'app-start', test: NO_PAGES, tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
