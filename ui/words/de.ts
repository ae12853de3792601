import { common } from './de/common.ts'
import { here } from './de/here.ts'
import { home } from './de/home.ts'
import { people } from './de/people.ts'
import { play } from './de/play.ts'
import { rules } from './de/rules.ts'
import { screen } from './de/screen.ts'
import type { HouseWords } from './en.ts'

export const de: HouseWords = { common, here, home, people, play, rules, screen }
