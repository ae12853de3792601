import { expect, test } from 'vitest'
import { sources } from '#testkit/sources'
import { classesGiven, type Style, styles } from '#testkit/styles'

const all = styles()
const isTokens = ({ path }: Style): boolean => path.endsWith('/tokens.css')
const found = (wrong: (style: Style) => readonly string[]): readonly string[] =>
  all.flatMap(style => wrong(style).map(it => `${style.path}: ${it}`))

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi

test('a colour has a name: in the tokens, or at the top of the only component that uses it', () => {
  const nameless = found(({ declarations }) =>
    declarations.filter(({ name, value }) => !name.startsWith('--') && value.match(colour)).map(({ value }) => value),
  )
  expect(nameless).toEqual([])
})

/** `#fff1` and `#ffffff11` are the same. */
const inFull = (hex: string): string =>
  hex.length < 6 ? hex.toLowerCase().replaceAll(/[0-9a-f]/g, '$&$&') : hex.toLowerCase()

test('a colour has one name', () => {
  const named = all.flatMap(({ path, declarations }) =>
    declarations.flatMap(({ name, value }) =>
      (value.match(colour) ?? []).map(it => ({ it: inFull(it), name: `${path} ${name}` })),
    ),
  )
  const twice = [...Map.groupBy(named, ({ it }) => it)].filter(([, names]) => names.length > 1)
  expect(twice.map(([it, names]) => `${it}: ${names.map(({ name }) => name).join(', ')}`)).toEqual([])
})

test('every name that is used is defined, and every token is used', () => {
  const inStyles = all.flatMap(({ declarations }) => declarations.map(({ name }) => name))
  const inCode = sources('.tsx').flatMap(({ text }) => text.match(/(?<=')--[\w-]+(?=')/g) ?? [])
  const given = new Set([...inStyles, ...inCode])
  const uses = ({ declarations }: Style): readonly string[] =>
    declarations.flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  const used = new Set(all.flatMap(uses))
  expect(found(style => uses(style).filter(name => !given.has(name)))).toEqual([])
  const tokens = all.filter(isTokens).flatMap(({ declarations }) => declarations.map(({ name }) => name))
  expect(tokens.filter(name => name.startsWith('--') && !used.has(name))).toEqual([])
})

test('stacking order uses named layers', () => {
  const ad = found(({ declarations }) =>
    declarations
      .filter(({ name, value }) => name === 'z-index' && !/^var\(--layer-[a-z-]+\)$/.test(value))
      .map(({ value }) => `z-index: ${value}`),
  )
  expect(ad).toEqual([])
})

/** All breakpoints. The hooks in ui/window.ts use the same ones. */
const bounds = /^\((width (<|>=) (400|560|720|900|1080)px|height (<|>=) (520|760)px)\)$/
const ofTheDevice = /^(print|\((pointer|hover|prefers-reduced-motion): \w+\))$/

test('there are few breakpoints, always written the same way', () => {
  const isOther = (query: string): boolean =>
    query.split(/, | and /).some(part => !bounds.test(part) && !ofTheDevice.test(part))
  expect(found(({ queries }) => queries.filter(isOther))).toEqual([])
  const watched = [...sources('.ts'), ...sources('.tsx')].flatMap(
    ({ text }) => text.match(/'\((width|height) [^']*'/g) ?? [],
  )
  expect(watched.length).toBeGreaterThan(0)
  expect(watched.map(query => query.slice(1, -1)).filter(isOther)).toEqual([])
})

/** Small parts of ui that other components may position and style. */
const offered = ['icon', 'mark', 'seat-name', 'card-name', 'hidden-text', 'why', 'rule-number', 'rule-text']
/** Classes that every component may use. */
const wardrobe = 'ui/look.css'

test('games, page and ui style only their own elements', () => {
  const given = classesGiven()
  const isOthers = (room: string, name: string): boolean =>
    !offered.includes(name) &&
    !given.get(room)?.has(name) &&
    [...given].some(([other, names]) => other !== room && names.has(name))
  const reached = found(({ path, room, selectors }) =>
    selectors.filter(
      selector =>
        path !== wardrobe && [...selector.matchAll(/\.([a-z][\w-]*)/g)].some(([, name = '']) => isOthers(room, name)),
    ),
  )
  expect(reached).toEqual([])
})

test('a game’s selector begins with a class, so that it changes nothing elsewhere', () => {
  const loose = found(style =>
    style.room.startsWith('games/') && !isTokens(style)
      ? style.selectors.filter(it => !/^([a-z]+|:is\()?\./.test(it))
      : [],
  )
  expect(loose).toEqual([])
})

test('no two rooms style the same class, so that one game’s styles do not affect the next', () => {
  const rooms = Map.groupBy(
    all.flatMap(({ room, selectors }) =>
      selectors.flatMap(it => [...it.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => ({ room, name }))),
    ),
    ({ name }) => name,
  )
  const shared = [...rooms].map(([name, those]) => ({ name, by: new Set(those.map(({ room }) => room)) }))
  expect(shared.filter(({ name, by }) => by.size > 1 && !by.has('ui') && !offered.includes(name))).toEqual([])
})
