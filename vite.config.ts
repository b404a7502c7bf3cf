import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, ProxyOptions } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { compiledMessages } from './.ci/compiledMessages';
import { hosting } from './.ci/hosting/hosting';
import { services } from './.ci/hosting/services';
import { BRAND } from './contracts/brand';

/**
 * The oldest that the portal supports: the web views of iOS 16 and of the last Android phones that
 * get no newer one. Newer syntax of ours or of a package is rewritten; newer methods are refused by
 * lint (eslint.config.js), for the browsers that `browserslist` in package.json names.
 */
const OLDEST_BROWSERS = ['safari16', 'chrome109'];

/** The product's name in the page, from the one file that spells it. */
const brandInPage = (): Plugin => ({
  name: 'brand-in-page',
  transformIndexHtml: (html) => html.replaceAll('%BRAND%', BRAND),
});

const LOOPBACK = '127.0.0.1';
const port = Number(process.env.PORT ?? 5173);
const mock = `http://${LOOPBACK}:${process.env.MOCK_PORT ?? 4010}`;

/**
 * A cut line stays a cut line: by default the proxy would answer it with its own 500, and the
 * portal would never meet the failure that the mock is set to make.
 */
const passCutLinesOn: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('error', (_error, _request, response) => response.destroy());
};

/** They go to the mock server with the Host kept: it names the sandbox. */
const proxy = Object.fromEntries(
  services.map((path) => [
    `^${path}(/|\\?|$)`,
    { target: mock, changeOrigin: false, configure: passCutLinesOn },
  ]),
);

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
    // A host sends the compressed forms as they are; of a small file they would save nothing.
    compression({ threshold: 1000 }),
  ],
  // FormatJS's own advice: texts are compiled ahead, so their parser stays out.
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
    // The console is built into it when it is first opened: no reason to load the portal again.
    watch: { ignored: ['**/.cache/**'] },
  },
  preview: { host: LOOPBACK, port, strictPort: true, proxy },
  build: {
    target: OLDEST_BROWSERS,
    // For browsers without support for preload hints: they load it when needed.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Left alone, a first screen asks for some seventy files: requests cost more than bytes.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // What at least so many pages and later parts have in common.
            { name: 'shared', minShareCount: 12 },
          ],
        },
      },
    },
  },
});
