import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** What we use of the set's own file. */
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
/** By its address, so that Node itself reads the manifests: a bundler would want all that they load. */
const manifestsAt = new URL('../games/manifests.ts', import.meta.url).href
/** Of a game that the page does not know. */
const UNKNOWN = 'round-table'

/**
 * `import witch from '~icon/witch-face'`: one picture of the Game Icons set, and not the other four thousand. `~picture-icons` are all
 * that the manifests of the games name, by name.
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
      return id.startsWith(PREFIX) ? INSIDE + id.slice(PREFIX.length) : undefined
    },
    async load(id) {
      if (id === INSIDE_PICTURES) return gathered(await pictured())
      if (!id.startsWith(INSIDE)) return undefined
      const name = id.slice(INSIDE.length)
      const { icons, aliases, width, height } = set()
      const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? '']
      if (icon === undefined) this.error(`~icon/${name}: expected the name of an icon on https://game-icons.net`)
      return `export default ${JSON.stringify({ body: rounded(icon.body), viewBox: `0 0 ${width} ${height}` })}`
    },
  }
}

/** A module of these icons, by name. */
function gathered(names: readonly string[]): string {
  const imports = names.map((name, i) => `import i${i} from '${PREFIX}${name}'`)
  return [...imports, `export default { ${names.map((name, i) => `'${name}': i${i}`).join(', ')} }`].join('\n')
}

async function pictured(): Promise<readonly string[]> {
  const { manifests } = (await import(manifestsAt)) as typeof import('../games/manifests.ts')
  return [...new Set([UNKNOWN, ...manifests.flatMap(({ picture }) => picture.map(({ icon }) => icon))])]
}

/** Tenths are fine enough on a grid of 512, and half the weight of a game's screen is pictures. What would round to a whole stays. */
const rounded = (body: string): string =>
  body.replaceAll(/\.(\d{2,})/g, (as, digits: string) => {
    const tenth = Math.round(Number(`0.${digits}`) * 10)
    return tenth === 10 ? as : `.${tenth}`
  })
