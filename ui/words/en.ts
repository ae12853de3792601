import type { Translation } from '#games/saying'
import { common } from './en/common.ts'
import { here } from './en/here.ts'
import { home } from './en/home.ts'
import { people } from './en/people.ts'
import { play } from './en/play.ts'
import { rules } from './en/rules.ts'
import { screen } from './en/screen.ts'

/** The words of the house in English, by where they appear. */
export const en = { common, here, home, people, play, rules, screen } as const

export type HouseWords = Translation<typeof en>
