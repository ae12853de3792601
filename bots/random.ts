import { sample } from '#kernel/answer'
import type { Bot } from '#kernel/bot'

/** random@1: any valid answer, each about equally likely. Frozen: later bots are measured against it. */
export const random1: Bot = ({ question }, rng) => sample(question.ask, rng)
