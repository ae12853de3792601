import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/* Programs of this machine that tests need, such as browsers and databases: where they are, and how they get there. */

export const isRoot = process.getuid?.() === 0

/** The first of these programs that can be run: by its name in PATH, then at one of these places. */
export function findProgram(names: readonly string[], places: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap(folder => names.map(name => join(folder, name))), ...places].find(canRun)
}

export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether everything is there that these tests need. If not, one line says what is missing, and so not tested. */
export function isThere(tests: string, ...ensure: readonly (() => unknown)[]): boolean {
  try {
    for (const each of ensure) each()
    return true
  } catch (reason) {
    console.error(`NOT RUN: ${tests}. ${reason instanceof Error ? reason.message : reason}`)
    return false
  }
}

/**
 * Installs the first of these sets of packages that Debian has. Does nothing where that is not permitted, or not
 * Debian.
 */
export function installed(title: string, ...sets: readonly (readonly string[])[]): boolean {
  if (!isRoot || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return false
  console.error(`Setting up: installing the ${title} of this system with apt-get, for the tests …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: readonly string[]): boolean =>
    spawnSync('/usr/bin/apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0
  return apt('update') && sets.some(packages => apt('install', '-y', '--no-install-recommends', ...packages))
}
