import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pressed } from '../editions/press.ts'
import { bundles } from './bundles.ts'
import { fewFonts } from './fonts-plugin.ts'
import { growWithScreen } from './growing-plugin.ts'
import { icons } from './icons-plugin.ts'
import { leaveOut } from './manifests-plugin.ts'
import { plots } from './plots-plugin.ts'

/** The house behind `npm run dev`. */
const house = process.env.HOUSE ?? 'http://localhost:3000'

/** The editions of this page's games. The page knows its own by name. */
const editions = await pressed()

/** The small house plays and teaches, and tries cards that somebody makes. */
const neededByWorker = ['./play.ts', './lessons/index.ts', './workshop/index.ts', './workshop/judging.ts']

export default defineConfig({
  define: { __EDITIONS__: JSON.stringify(editions) },
  root: import.meta.dirname,
  plugins: [
    react(),
    icons(),
    growWithScreen(),
    fewFonts(),
    plots(),
    leaveOut(path => ['./box.ts', './play.ts', './workshop/judging.ts', '../measures/scribe.ts'].includes(path)),
  ],
  worker: {
    format: 'es',
    plugins: () => [leaveOut(path => !neededByWorker.includes(path))],
    // Games share most of the worker, but must not import its first file: WebKit would run that a second time, and
    // neither of the two could open the other's secrets.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'local-house', test: /[\\/](local[\\/]house|games[\\/]manifests)\.ts$/ }] },
      },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0, // small files stay files: our headers allow no data: URLs
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: bundles() } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': {
        target: house,
        configure: proxy => proxy.on('proxyReq', request => request.setHeader('origin', house)),
      },
      '/editions': house,
      '/socket': { target: house, ws: true, rewriteWsOrigin: true },
    },
  },
})
