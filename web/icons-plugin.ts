import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { pictures } from '../games/workshop/pictures.ts'

/** The parts of the icon set's file that we use. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width: number
  readonly height: number
}

const PREFIX = '~icon/'
const INSIDE = '\0icon/'
const PICTURES = '~picture-icons'
const INSIDE_PICTURES = '\0picture-icons'
/** The same pictures again, so that what a guest may have is never split off from what a game draws. */
const GUEST = '~guest-icon/'
const INSIDE_GUEST = '\0guest-icon/'
const GUESTS = '~guest-icons'
const INSIDE_GUESTS = '\0guest-icons'
/** As a URL, so that Node itself reads the manifests: a bundler would pull in everything they load. */
const manifestsAt = new URL('../games/manifests.ts', import.meta.url).href
/** For a game the page does not know. */
const UNKNOWN = 'round-table'

/**
 * `import witch from '~icon/witch-face'`: a single picture of the Game Icons set, without the other four thousand.
 * `~picture-icons` has all icons named in the manifests of the games, by name. `~guest-icons` loads one of those that
 * a guest may have, each of which is a file of its own.
 */
export function icons(): Plugin {
  let read: IconSet | undefined
  const set = (): IconSet => {
    read ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as IconSet
    return read
  }
  return {
    name: 'wyrmtavern-icons',
    resolveId(id) {
      if (id === PICTURES) return INSIDE_PICTURES
      if (id === GUESTS) return INSIDE_GUESTS
      if (id.startsWith(GUEST)) return INSIDE_GUEST + id.slice(GUEST.length)
      return id.startsWith(PREFIX) ? INSIDE + id.slice(PREFIX.length) : undefined
    },
    async load(id) {
      if (id === INSIDE_PICTURES) return gathered(await pictured())
      if (id === INSIDE_GUESTS) return loaders(pictures)
      const inside = [INSIDE, INSIDE_GUEST].find(prefix => id.startsWith(prefix))
      if (inside === undefined) return undefined
      const name = id.slice(inside.length)
      const { icons, aliases, width, height } = set()
      const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? '']
      if (icon === undefined) this.error(`~icon/${name}: expected the name of an icon on https://game-icons.net`)
      return `export default ${JSON.stringify({ body: rounded(icon.body), viewBox: `0 0 ${width} ${height}` })}`
    },
  }
}

/** A module with these icons, by name. */
function gathered(names: readonly string[]): string {
  const imports = names.map((name, i) => `import i${i} from '${PREFIX}${name}'`)
  return [...imports, `export default { ${names.map((name, i) => `'${name}': i${i}`).join(', ')} }`].join('\n')
}

/** A module that loads each of these icons when it is asked for. */
const loaders = (names: readonly string[]): string =>
  `export default { ${names.map(name => `'${name}': () => import('${GUEST}${name}')`).join(', ')} }`

async function pictured(): Promise<readonly string[]> {
  const { manifests } = (await import(manifestsAt)) as typeof import('../games/manifests.ts')
  return [...new Set([UNKNOWN, ...manifests.flatMap(({ picture }) => picture.map(({ icon }) => icon))])]
}

/**
 * Tenths are precise enough on a grid of 512, and pictures are half the size of a game's screen. Values that would
 * round up to a whole number are left alone.
 */
const rounded = (body: string): string =>
  body.replaceAll(/\.(\d{2,})/g, (as, digits: string) => {
    const tenth = Math.round(Number(`0.${digits}`) * 10)
    return tenth === 10 ? as : `.${tenth}`
  })
