import { howToSayer } from '#ui/how-to'
import type { FistHowTo } from '../../words/en-how-to.ts'

/** The sayings of the first page of the rules. */
export const saying = howToSayer<FistHowTo>()
