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

/** `import witch from '~icon/witch-face'`: one picture of the Game Icons set, and not the other four thousand. */
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
    resolveId: id => (id.startsWith(PREFIX) ? INSIDE + id.slice(PREFIX.length) : undefined),
    load(id) {
      if (!id.startsWith(INSIDE)) return undefined
      const name = id.slice(INSIDE.length)
      const { icons, aliases, width, height } = set()
      const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? '']
      if (icon === undefined) this.error(`~icon/${name}: expected the name of an icon on https://game-icons.net`)
      return `export default ${JSON.stringify({ body: rounded(icon.body), viewBox: `0 0 ${width} ${height}` })}`
    },
  }
}

/** Tenths are fine enough on a grid of 512, and half the weight of a game's screen is pictures. What would round to a whole stays. */
const rounded = (body: string): string =>
  body.replaceAll(/\.(\d{2,})/g, (as, digits: string) => {
    const tenth = Math.round(Number(`0.${digits}`) * 10)
    return tenth === 10 ? as : `.${tenth}`
  })
