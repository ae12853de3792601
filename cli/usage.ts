import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A mistake by the user: one line of explanation, exit code 2. */
export class UsageError extends Error {}

export type Flags = NonNullable<ParseArgsConfig['options']>

/** Parses the arguments of a command; complains about unknown ones. */
export function readArgs<F extends Flags>(args: readonly string[], flags: F) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true })
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)/)
    throw new UsageError(
      `${message}; expected ${Object.keys(flags)
        .map(f => `--${f}`)
        .join(', ')}`,
    )
  }
}

export function wholeNumber(name: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const n = Number(text)
  const most = max === Number.MAX_SAFE_INTEGER ? ' or more' : ` to ${max}`
  if (!/^\d+$/.test(text) || n < min || n > max)
    throw new UsageError(`--${name} ${text}: expected a whole number, ${min}${most}`)
  return n
}
