import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Ends everything that the program has started when nobody holds the other end of its standard input. */
const leashed = '"$@" & read -r _; kill -KILL 0'

interface Terms {
  /** What becomes of what it writes: to its standard output, to its standard error, and so on. */
  readonly outputs: readonly ('pipe' | 'ignore')[]
  readonly env?: NodeJS.ProcessEnv
}

/** A browser, a driver or a display that a test needs. */
export interface Program {
  readonly child: ChildProcess
  /** Ends it, and all that it has started. */
  end(): Promise<void>
}

/**
 * Starts a program in a process group of its own. However the tests end (a failure, Ctrl+C, a crash), their end of the
 * pipe closes with them, and nothing stays behind.
 */
export function startProgram(path: string, args: readonly string[], { outputs, env }: Terms): Program {
  const command = ['-c', leashed, 'sh', path, ...args]
  const child = spawn('/bin/sh', command, { stdio: ['pipe', ...outputs], detached: true, ...(env && { env }) })
  return {
    child,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.stdin?.end()
      await gone
    },
  }
}
