import type { Manifest } from '#games/manifest'
import { manifests } from '#games/manifests'
import { type Speaker, speaker } from '#games/speaker'
import type { Kind } from '#games/workshop/guest'
import type { Workshop } from '#games/workshop/workshop'
import { type Language, languages } from '#ui/language'
import type { IconData } from '#ui/pieces/icon.tsx'
import { type RuleTold, rulesIn } from '#ui/rulebook'
import type { GameScreen } from '#ui/screen'
import { pictureNames } from '#ui/words/load-workshop'
import { screenOf } from '../house/games.ts'
import type { CraftWords, Explained } from './figure-words.ts'

/** One kind of card that can be made, with everything needed for it, in one language. */
export interface Craft {
  readonly game: string
  /** The name of the kind. */
  readonly name: string
  readonly kind: Kind
  readonly workshop: Workshop
  readonly words: CraftWords
  readonly icons: Readonly<Record<string, IconData>>
  readonly speaker: Speaker
  readonly screen: GameScreen
  readonly rules: ReadonlyMap<string, RuleTold>
  readonly language: Language
  /** What the pictures are called. */
  readonly pictures: Readonly<Record<string, string>>
}

type WithWorkshop = Manifest & { readonly workshop: NonNullable<Manifest['workshop']> }

/** The games for which cards can be made. */
export const crafted = manifests.filter((it): it is WithWorkshop => it.workshop !== undefined)

/** Every kind of card that can be made. */
export async function loadCrafts(language: Language): Promise<readonly Craft[]> {
  const all = await Promise.all(crafted.map(manifest => craftsOf(manifest, language)))
  return all.flat()
}

async function craftsOf(manifest: WithWorkshop, language: Language): Promise<readonly Craft[]> {
  const { id: game, workshop: parts } = manifest
  const [workshop, words, icons, texts, screen, book, pictures] = await Promise.all([
    parts.parts(),
    parts.texts[language](),
    parts.icons?.() ?? {},
    manifest.texts[language](),
    screenOf(game),
    manifest.rulebook[language](),
    pictureNames[language](),
  ])
  if (screen === null) return []
  const common = { game, workshop, words: words as CraftWords, icons, screen, language, pictures }
  const said = { speaker: speaker(language, texts), rules: rulesIn(book, language !== 'en') }
  return Object.entries(workshop.kinds).map(([name, kind]) => ({ ...common, ...said, name, kind }))
}

/** What the game calls it; what it is called on the card itself if it has no word. */
export const wordFor = ({ words }: Pick<Craft, 'words'>, subject: string, name: string): string =>
  nameOf(words[subject]?.[name]) ?? name

const nameOf = (word: string | Explained | undefined): string | undefined =>
  typeof word === 'object' ? word.name : word

/** What a fact or a part of a card is called, and what it means if the game says so. */
export function partWords({ words }: Pick<Craft, 'words'>, part: string): { name: string; about: string | null } {
  const word = words.facts?.[part] ?? words.parts?.[part]
  return { name: nameOf(word) ?? part, about: typeof word === 'object' ? word.about : null }
}

/** As at the beginning of a line. */
export const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`

const speakers = new Map<string, Promise<Speaker>>()

/** A game's speaker in another language, for the sentence as others will read it. */
export function speakerOf(game: string, language: Language): Promise<Speaker> {
  const key = `${game} ${language}`
  const known = speakers.get(key)
  if (known !== undefined) return known
  const manifest = crafted.find(({ id }) => id === game)
  const loaded = (manifest?.texts[language]() ?? Promise.resolve({})).then(words => speaker(language, words))
  speakers.set(key, loaded)
  return loaded
}

export const otherLanguages = (own: Language): readonly Language[] =>
  (Object.keys(languages) as Language[]).filter(language => language !== own)
