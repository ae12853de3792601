import type { Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import { useTable } from '../table.ts'

/** The names of the answers to a question. */
export interface Called {
  readonly saying: (option: string | number) => Saying
  readonly text: (option: string | number) => string
  readonly move: (move: string) => Saying
  readonly moveText: (move: string) => string
  /** The card an answer stands for, if it is just a card. */
  readonly card: (option: string | number) => string | null
}

export function useOptions(question: Question, move?: string): Called {
  const { screen, view, speaker, names, me } = useTable()
  const spoken = (it: Saying): string =>
    speaker
      .sentence(it, names, me)
      .map(({ text }) => text)
      .join('')
  const saying = (option: string | number): Saying => screen.option(question, option, view, move)
  const moved = (name: string): Saying =>
    screen.move?.(question, name, view) ?? screen.option(question, name, view, name)
  return {
    saying,
    text: option => spoken(saying(option)),
    move: moved,
    moveText: name => spoken(moved(name)),
    card: option => {
      const [only, ...more] = speaker.segments(saying(option), names)
      return more.length === 0 ? (only?.card ?? null) : null
    },
  }
}
