import { type Persona, personas } from '#kernel/bot-name'

/*
 * A crest is what somebody looks like at a table: a face and a colour. Marks belong to seats (`ui/marks.ts`), crests to
 * people and bots.
 */

/** Faces that people choose from. Each has its name in every language, and made-up names are made of these. */
export const faces = [
  'fox',
  'owl',
  'bear',
  'wolf',
  'badger',
  'raven',
  'hedgehog',
  'cat',
  'hare',
  'mouse',
  'boar',
  'stag',
  'horse',
  'frog',
  'dragon',
  'griffin',
  'unicorn',
  'eagle',
  'hound',
  'duck',
  'lion',
  'swan',
  'beaver',
  'snail',
] as const
export type Face = (typeof faces)[number]

/** Bots have faces that no person can have. */
export const botFaces = ['golem', 'boulder', 'anvil', 'statue', 'totem', 'mask'] as const
export type BotFace = (typeof botFaces)[number]

/** Each persona has a face of its own, so that it is known again at every table. */
export const personaFaces = {
  miser: 'purse',
  berserker: 'horns',
  spoiler: 'goblin',
  collector: 'goggles',
  diplomat: 'moustache',
  fox: 'grin',
} as const satisfies Readonly<Record<Persona, string>>
export type PersonaFace = (typeof personaFaces)[Persona]

/** The persona with this face; null if it is no persona's. */
export const personaFaced = (face: string): Persona | null =>
  personas.find(persona => personaFaces[persona] === face) ?? null

/** In the order of seats: who wishes for nothing gets the colour of their seat. */
export const colours = ['rose', 'leaf', 'sky', 'sun', 'lilac', 'sea'] as const
export type Colour = (typeof colours)[number]

/** What a person chose. */
export interface OwnCrest {
  readonly face: Face
  readonly colour: Colour
}
/** A crest as it is told. Another version may know more faces and colours. */
export interface Crest {
  readonly face: string
  readonly colour: string
}

/** Always the same for the same text. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
const oneOf = <T>(all: readonly [T, ...T[]], n: number): T => all[n % all.length] ?? all[0]

/** For people who have not chosen: always the same by their id. */
export const usualCrest = (id: string): OwnCrest => {
  const n = numberOf(id)
  return { face: oneOf(faces, n), colour: oneOf(colours, Math.floor(n / faces.length)) }
}

/** The one wished for, or the next that is not taken; if all are taken, the wished one again. */
function free<T extends string>(all: readonly T[], wish: string, taken: readonly string[]): T {
  const first = Math.max(0, all.indexOf(wish as T))
  const inOrder = [...all.slice(first), ...all.slice(0, first)] as [T, ...T[]]
  return inOrder.find(it => !taken.includes(it)) ?? inOrder[0]
}
export const freeColour = (wish: string, taken: readonly string[]): Colour => free(colours, wish, taken)
/** A face that another version knows is kept unless it is taken, too. */
const freeFace = (wish: string, isBot: boolean, taken: readonly string[]): string =>
  taken.includes(wish) ? free<string>(isBot ? botFaces : faces, wish, taken) : wish

/** A bot's crest: a face that suits its name and a colour, both not yet at the table if possible. */
export const botCrest = (name: string, seat: number, others: readonly Crest[]): Crest => ({
  face: free(
    botFaces,
    oneOf(botFaces, numberOf(name)),
    others.map(it => it.face),
  ),
  colour: freeColour(
    oneOf(colours, seat),
    others.map(it => it.colour),
  ),
})

/** Who sits on a seat: their wish, if it is known. */
export interface Crested {
  readonly crest?: Crest | undefined
  readonly isBot: boolean
  /** The person's id or the bot's name: decides the face of who has none. */
  readonly id: string
  /** Of a bot that has one. Its face is that persona's, even if another at the table has it, too. */
  readonly persona?: Persona | null | undefined
}

/**
 * Crests for all seats of a table, no two with the same face or colour as long as there are enough. People come before
 * bots and known wishes before others; otherwise seats are in order.
 */
export function crestsOf(sitters: readonly Crested[]): readonly Crest[] {
  const order = (it: Crested): number => (it.isBot ? 2 : 0) + (it.crest === undefined ? 1 : 0)
  const inTurn = sitters.map((sitter, seat) => ({ sitter, seat })).sort((a, b) => order(a.sitter) - order(b.sitter))
  const crests = new Map<number, Crest>()
  for (const { sitter, seat } of inTurn) {
    const { crest, isBot, id, persona = null } = sitter
    const [others, seatColour] = [[...crests.values()], oneOf(colours, seat)]
    const wish = crest ?? (isBot ? botCrest(id, seat, others) : { face: usualCrest(id).face, colour: seatColour })
    const taken = others.map(it => it.face)
    const face = persona === null ? freeFace(wish.face, isBot, taken) : personaFaces[persona]
    const colour = freeColour(
      wish.colour,
      others.map(it => it.colour),
    )
    crests.set(seat, { face, colour })
  }
  return sitters.map((_, seat) => crests.get(seat) ?? usualCrest(''))
}

/** All of them with the crests they get. */
export function withCrests<T extends object>(
  all: readonly T[],
  as: (one: T, seat: number) => Crested,
): readonly (T & { readonly crest: Crest })[] {
  const crests = crestsOf(all.map(as))
  return all.map((one, seat) => ({ ...one, crest: crests[seat] ?? usualCrest('') }))
}
