import { manifests } from '#games/manifests'
import { FEWEST_CHOICES, LONGEST_NOTE, type Topic, topics } from '#protocol/board-words'
import { type Language, languageIn } from '#ui/language'

/** A thread that is being written. */
export interface NewDraft {
  /** What the house knows it by, once it was sent; empty before. */
  readonly draft: string
  /** The text it was sent with, if no answer came: it may have been posted. */
  readonly sent?: string | undefined
  readonly topic: Topic
  readonly game: string | null
  readonly language: Language
  readonly title: string
  readonly text: string
  /** Of its poll; null if it has none. */
  readonly choices: readonly string[] | null
  /** How long its poll is open, in days; null until it is closed by hand. */
  readonly days?: number | null | undefined
}

/** A thread about the tavern is about no game; one that looks for players may be about any. */
export const mustBeWithout = (topic: Topic): boolean => topic === 'house'
export const mayBeWithout = (topic: Topic): boolean => topic === 'house' || topic === 'players'

/** What it is about; null if it is about no game. */
export const gameOf = ({ topic, game }: NewDraft): string | null => (mustBeWithout(topic) ? null : game)
/** What its poll lets people choose; null if it has none. */
export const choicesOf = ({ choices }: NewDraft): readonly string[] | null =>
  choices?.map(it => it.trim()).filter(it => it !== '') ?? null

/** Whether it can be posted. */
export function isWhole(draft: NewDraft): boolean {
  const [game, choices] = [gameOf(draft), choicesOf(draft)]
  return (
    draft.title.trim() !== '' &&
    draft.text.trim() !== '' &&
    draft.text.length <= LONGEST_NOTE &&
    (game !== null || mayBeWithout(draft.topic)) &&
    (choices === null || choices.length >= FEWEST_CHOICES)
  )
}

/** How long a poll may be open, in days. */
export const pollDays = [1, 3, 7, 30] as const

const isTopic = (it: unknown): it is Topic => topics.includes(it as Topic)

export function isDraft(it: unknown): it is NewDraft {
  const { draft, topic, game, language, title, text, choices, days } = Object(it) as Readonly<Record<string, unknown>>
  const isGame = game === null || manifests.some(({ id }) => id === game)
  const areChoices = choices === null || (Array.isArray(choices) && choices.every(each => typeof each === 'string'))
  const areTexts = [draft, title, text].every(each => typeof each === 'string')
  const isEnd = days == null || pollDays.some(each => each === days)
  return isEnd && isTopic(topic) && isGame && areChoices && areTexts && languageIn(language) !== null
}

/** Where somebody comes from is what they most likely write about. */
export function beginning(search: URLSearchParams, language: Language): NewDraft {
  const [topic, game] = [search.get('topic'), search.get('game')]
  const known = manifests.find(({ id }) => id === game) ?? manifests[0]
  return {
    draft: '',
    topic: isTopic(topic) ? topic : 'strategy',
    game: known?.id ?? null,
    language,
    title: '',
    text: '',
    choices: null,
  }
}
