/* Runs on Node 20 and later, before anything is installed: plain JavaScript, no dependencies. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url))
const stamp = at('node_modules/.wyrmtavern-install')

/** The runtime pinned in package.json. It runs the house, whatever Node started this script. */
export const pinnedNode = at(
  process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node',
)
export const root = at('.')

/** What the installed packages were made from. If any of it changes, the install is stale. */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(at(file)))
  return hash.digest('hex')
}

/**
 * Runs npm. Older versions, such as those of Node 20 and 22, leave out packages of this platform that are not in the
 * lock file, and then the page cannot be built: so they fetch a newer one.
 */
function npm(...args) {
  const isWindows = process.platform === 'win32'
  const [npm, npx] = isWindows ? ['npm.cmd', 'npx.cmd'] : ['npm', 'npx']
  const { stdout } = spawnSync(npm, ['--version'], { cwd: root, encoding: 'utf8', shell: isWindows })
  const [program, ...before] = Number.parseInt(stdout, 10) < 11 ? [npx, '--yes', 'npm@11'] : [npm]
  const stdio = ['ignore', process.stderr, process.stderr]
  return spawnSync(program, [...before, ...args], { cwd: root, stdio, shell: isWindows })
}

/** Installs packages if they are missing or stale; otherwise returns at once. */
export function ensureInstalled() {
  const want = wanted()
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return
  console.error('Setting up: installing the packages named in package-lock.json …')
  const done = npm('install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error')
  if (done.status !== 0 || !existsSync(pinnedNode)) {
    console.error('Set-up failed: npm could not install the packages. Is the package registry reachable?')
    process.exit(1)
  }
  writeFileSync(stamp, want)
}
