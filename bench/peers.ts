import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Installs a peer in its own folder if it is missing. */
export function ensurePeer(folder: 'boardgameio' | 'colyseus', name: string): void {
  const cwd = fileURLToPath(new URL(`./${folder}/`, import.meta.url))
  if (existsSync(`${cwd}node_modules/${name}/package.json`)) return
  console.error(`Installing ${name} for the comparison …`)
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync('npm', args, { cwd, stdio: ['ignore', 2, 2] })
  if (done.status !== 0) throw new Error(`${name} could not be installed: is the package registry reachable?`)
}
