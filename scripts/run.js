/* The door of every npm script: makes sure of the install, then hands over to the pinned Node. */
import { spawnSync } from 'node:child_process'
import { ensureInstalled, pinnedNode, root } from './install.js'

const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Runs one program to its end and returns its exit code. */
function run(...args) {
  const done = spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit' })
  if (done.signal) process.kill(process.pid, done.signal)
  return done.status ?? 1
}

/** Stops at the first check that fails. */
function check(...steps) {
  for (const [title, ...args] of steps) {
    console.log(`— ${title}`)
    const code = run(...args)
    if (code !== 0) return code
  }
  return 0
}

const commands = {
  test: args =>
    check(
      ['format and lint', bin.biome, 'check', '--error-on-warnings'],
      ['types', bin.tsc],
      ['tests', bin.vitest, 'run', ...args],
    ),
  try: args => run(bin.vitest, 'run', ...args),
  format: () => run(bin.biome, 'check', '--write'),
}

ensureInstalled()
const [command, ...args] = process.argv.slice(2)
process.exit(
  command in commands
    ? commands[command](args)
    : run('--disable-warning=ExperimentalWarning', 'cli/main.ts', command, ...args),
)
