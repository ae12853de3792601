import { manifestOf } from '#games/manifests'
import { Observable } from './observable.ts'
import { change, settings } from './settings.ts'

/** What a newcomer wants first; null if they have gone back. */
export type LessonChoice = 'lesson' | 'play' | null

/** The game whose lesson is offered now, and who waits for the answer. */
export interface LessonOffered {
  readonly game: string
  readonly choose: (choice: LessonChoice) => void
}
export const lessonOffered = new Observable<LessonOffered | null>(null)

/** The first lesson of a game. */
export const lessonPath = (game: string): string => `/learn/${game}/first`

/** Offers the lesson to somebody who has never played the game, once. Whoever has is not asked. */
export async function offerLesson(game: string): Promise<LessonChoice> {
  const { taught, offered } = settings.value
  if (manifestOf(game)?.lessons === undefined || taught.includes(game) || offered.includes(game)) return 'play'
  const choice = await new Promise<LessonChoice>(choose => lessonOffered.set({ game, choose }))
  lessonOffered.set(null)
  if (choice !== null) change({ offered: [...settings.value.offered, game] })
  return choice
}

/** Begins a match, or goes to the lesson if somebody wants that first. */
export async function beginOrLearn(
  game: string,
  go: (path: string) => void,
  begin: () => Promise<void>,
): Promise<void> {
  const choice = await offerLesson(game)
  if (choice === 'lesson') go(lessonPath(game))
  if (choice === 'play') await begin()
}
