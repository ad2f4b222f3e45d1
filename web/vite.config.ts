// How the page is built: one folder of files that a strict Content-Security-Policy allows.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const locales = new URL('../src/paddock/locales', import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $locales: locales } },
  build: {
    target: 'es2022',
    // Inlined files are data: addresses, which the policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { fs: { allow: ['.', locales] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
