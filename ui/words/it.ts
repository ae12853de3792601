import type { HouseWords } from './en.ts'
import { common } from './it/common.ts'
import { here } from './it/here.ts'
import { home } from './it/home.ts'
import { people } from './it/people.ts'
import { play } from './it/play.ts'
import { rules } from './it/rules.ts'
import { screen } from './it/screen.ts'

export const it: HouseWords = { common, here, home, people, play, rules, screen }
