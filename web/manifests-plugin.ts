import type { Plugin } from 'vite'

const LEFT_OUT = '\0left-out'

/**
 * A manifest can load everything of its game. The page needs no bots, and where bots think nobody looks: what a bundle does not need is
 * left out of it, by the last part of its path.
 */
export function leaveOut(isUnneeded: (path: string) => boolean): Plugin {
  return {
    name: 'wyrmtavern-manifests',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer?.endsWith('/manifest.ts') && id.startsWith('./') && isUnneeded(id) ? LEFT_OUT : undefined,
    load: id => (id === LEFT_OUT ? `throw new Error('left out of this bundle')` : undefined),
  }
}
