import { lessons } from '#games/lesson'
import { bargain } from './bargain.ts'
import { first } from './first.ts'
import { magic } from './magic.ts'
import { market } from './market.ts'
import { parts } from './parts.ts'
import { thieves } from './thieves.ts'

export const goldLessons = lessons([first, bargain, thieves, market, magic], parts)
