// Build configuration: one folder of files that a strict Content-Security-Policy allows.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { fontSizes } from './font-sizes.plugin.ts';
import { rules } from './rules.plugin.ts';
import { sentences } from './sentences.plugin.ts';
import { worker } from './worker.plugin.ts';

const documents = new URL('../docs/rules', import.meta.url).pathname;
const source = new URL('./worker/sw.js', import.meta.url).pathname;
const product = new URL('../src/paddock', import.meta.url).pathname;

// Compile hint for the files before the first card: compiled while they download. Browsers without it compile on first
// call.
const eager = ({ name }: { name: string }): string =>
  ['index', 'shell', 'table'].includes(name) ? '//# allFunctionsCalledOnLoad\n' : '';

export default defineConfig({
  plugins: [
    svelte(),
    fontSizes(),
    sentences({ existsSync, readFileSync, readdirSync }, product),
    rules({ readFileSync, readdirSync }, documents),
    worker({ readFileSync }, source),
  ],
  build: {
    target: 'es2022',
    // Inlined files would be data: URLs, which the policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Two files before the first card instead of twenty: on a slow phone each one costs time.
    rolldownOptions: {
      output: {
        postBanner: eager,
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 2 },
            {
              name: 'table',
              test: /(pages\/table\/TableScreen\.svelte|games\/bornes\/(gameUi\.ts|Table\.svelte))$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // The default address of `./paddock serve`.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8700', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
