import { DEEPEST, type Form, MOST_PIECES, type Parts, type Vocabulary } from './form.ts'
import { type Kind, type Kinds, lights } from './guest.ts'
import { MOST_CARDS, type PackGame } from './pack.ts'
import { MOST_VARIANTS } from './variant.ts'

/** A JSON Schema, draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>

const names: Schema = {
  description: 'Its name, by language.',
  type: 'object',
  minProperties: 1,
  maxProperties: 8,
  propertyNames: { pattern: '^[a-z]{2}$' },
  additionalProperties: { type: 'string', minLength: 1, maxLength: 28 },
}

/**
 * What a pack looks like, made from the forms of all games. What no form can say (which pieces need others before them, how
 * deep and how many they may be) is said in words: `npm run workshop -- check` knows it all.
 */
export function packSchema(games: Readonly<Record<string, PackGame>>): Schema {
  const defs = Object.entries(games).flatMap(([game, { kinds, options }]) => [
    ...kindDefs(game, kinds),
    [`${game}-options`, optionsSchema(options as PackGame['options'])] as const,
  ])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Cards and house rules for Wyrmtavern',
    oneOf: Object.entries(games).map(([game, { kinds }]) => ({
      type: 'object',
      properties: {
        $schema: { type: 'string' },
        wyrmtavern: { const: 'cards' },
        version: { const: 1 },
        game: { const: game },
        cards: {
          type: 'array',
          maxItems: MOST_CARDS,
          items: { oneOf: Object.keys(kinds).map(kind => ref(`${game}-${kind}`)) },
        },
        variants: {
          type: 'array',
          maxItems: MOST_VARIANTS,
          items: object({ names, options: ref(`${game}-options`) }),
        },
      },
      required: ['wyrmtavern', 'version', 'game'],
      additionalProperties: false,
    })),
    $defs: Object.fromEntries(defs),
  }
}

const kindDefs = (game: string, kinds: Kinds): readonly (readonly [string, Schema])[] =>
  Object.entries(kinds).flatMap(([name, kind]) => {
    const pieces = Object.entries(kind.vocabulary)
    const inside = `${game}-${name}-pieces`
    const card = [`${game}-${name}`, cardSchema(name, kind, inside)] as const
    return pieces.length === 0 ? [card] : [card, [inside, piecesSchema(kind.vocabulary, inside)] as const]
  })

const cardSchema = (name: string, { facts, mostCopies }: Kind, inside: string): Schema =>
  object({
    kind: { const: name },
    names,
    picture: { description: 'The name of an icon of game-icons.net.', type: 'string', pattern: '^[a-z0-9-]{1,60}$' },
    light: { enum: lights },
    copies: { type: 'integer', minimum: 1, maximum: mostCopies },
    ...partsSchemas(facts, inside),
  })

const piecesSchema = (vocabulary: Vocabulary, inside: string): Schema => ({
  description: `At most ${MOST_PIECES} pieces in a card, and at most ${DEEPEST} inside each other.`,
  type: 'array',
  items: {
    oneOf: Object.entries(vocabulary).map(([name, parts]) =>
      object({ do: { const: name }, ...partsSchemas(parts, inside) }),
    ),
  },
})

const partsSchemas = (parts: Parts, inside: string): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(parts).map(([name, form]) => [name, formSchema(form, inside)]))

function formSchema(form: Form, inside: string): Schema {
  switch (form.is) {
    case 'number':
      return { type: 'integer', minimum: form.from, maximum: form.to }
    case 'word':
      return { enum: form.of }
    case 'words':
      return { type: 'array', items: { enum: form.of }, uniqueItems: true, minItems: form.least }
    case 'amounts':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(form.of).map(([name, most]) => [name, { type: 'integer', minimum: 1, maximum: most }]),
        ),
        minProperties: 1,
        additionalProperties: false,
      }
    case 'record':
      return object(partsSchemas(form.parts, inside))
    case 'either':
      return { anyOf: form.of.map(each => formSchema(each, inside)) }
    case 'pieces':
      return { allOf: [ref(inside), { minItems: form.least }] }
  }
}

function optionsSchema(table: PackGame['options']): Schema {
  const all = Object.entries<Readonly<Record<string, unknown>>>(table as never)
  return {
    type: 'object',
    properties: Object.fromEntries(
      all.flatMap(([name, choice]): readonly (readonly [string, Schema])[] => {
        if ('listOf' in choice) return []
        if ('oneOf' in choice) return [[name, { enum: choice.oneOf }]]
        return [[name, { type: 'integer', minimum: choice.from, maximum: choice.to }]]
      }),
    ),
    additionalProperties: false,
  }
}

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
