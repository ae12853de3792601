import type { HouseWords } from './en.ts'
import { common } from './ru/common.ts'
import { here } from './ru/here.ts'
import { home } from './ru/home.ts'
import { people } from './ru/people.ts'
import { play } from './ru/play.ts'
import { rules } from './ru/rules.ts'

/** The words of the house in Russian. The house is «таверна», on the About page only; player names have no case and no gender. */
export const ru: HouseWords = { common, here, home, people, play, rules }
