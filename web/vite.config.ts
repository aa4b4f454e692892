import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The catalogues are in the Python package: the development server may read one folder up.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/stammtisch/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // One chunk for what several parts share: fewer requests, and it compresses better. What is a game's own comes with it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', minShareCount: 2, test: (id: string) => !/\/src\/games\/\w+\//.test(id) }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.STAMMTISCH_SERVER ?? 'http://localhost:8765', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
