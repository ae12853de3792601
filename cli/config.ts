import { ConfigProblem, configFrom } from '#server/config'
import { placeOf } from './places.ts'
import { UsageError } from './usage.ts'

/** A house's configuration, from the environment. Throws one sentence for each variable that is wrong. */
export function readConfig(makesSecret = true) {
  const { DATA } = process.env
  try {
    return configFrom(DATA ? { ...process.env, DATA: placeOf(DATA) } : process.env, makesSecret)
  } catch (error) {
    throw error instanceof ConfigProblem ? new UsageError(error.message) : error
  }
}
