import { howToSayer } from '#ui/how-to'
import type { DwarvesHowTo } from '../../words/en-how-to.ts'

/** The sayings of the first page of the rules. */
export const saying = howToSayer<DwarvesHowTo>()
