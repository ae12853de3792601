import type { Plugin } from 'vite'

/** A manifest, or what it loads to say where the rest is. */
const isLoader = /[\\/](manifest|almanac[\\/]parts)\.ts$/

const LEFT_OUT = '\0left-out'

/**
 * A manifest can load every part of its game. The page needs no bots, and bots need no screen, so each bundle leaves
 * out what it does not need, matched by the last part of the path. `npm run dev` makes no bundles, and serves page and
 * worker alike, so there everything stays.
 */
export function leaveOut(isUnneeded: (path: string) => boolean): Plugin {
  return {
    name: 'wyrmtavern-manifests',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      isLoader.test(importer ?? '') && id.startsWith('.') && isUnneeded(id) ? LEFT_OUT : undefined,
    load: id => (id === LEFT_OUT ? `throw new Error('left out of this bundle')` : undefined),
  }
}
