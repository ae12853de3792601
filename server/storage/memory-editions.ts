import type { BuiltPage, EditionStore, PageStore } from './port.ts'

export function memoryEditions(): EditionStore {
  const editions = new Map<string, string>()
  return {
    put: async (name, _game, text) => {
      editions.set(name, text)
    },
    find: async name => editions.get(name) ?? null,
  }
}

/** In memory nothing is kept long enough to need forgetting. */
export function memoryPages(): PageStore {
  const pages = new Map<string, BuiltPage>()
  return {
    put: async page => {
      pages.delete(page.build)
      pages.set(page.build, page)
    },
    touch: async build => pages.has(build),
    document: async edition => [...pages.values()].findLast(it => it.editions.includes(edition))?.document ?? null,
    part: async path => [...pages.values()].find(({ parts }) => parts.has(path))?.parts.get(path) ?? null,
    forget: async () => {},
  }
}
