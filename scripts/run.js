/* The entry point of every npm script: checks the install, then runs the pinned Node. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.js'

const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Node's compile cache: programs start twice as fast the second time. */
const compiled = join(root, 'node_modules/.cache/compiled')

/** Runs one program to its end and returns its exit code. Forwards signals, so that a house closes in order. */
async function run(...args) {
  const env = { INIT_CWD: process.cwd(), NODE_COMPILE_CACHE: compiled, ...process.env } // where npm was called, or this script without npm
  const child = spawn(pinnedNode, args, { cwd: root, env, stdio: 'inherit' })
  const pass = signal => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  const [status, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (...how) => resolve(how))
  })
  for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(each, pass)
  if (signal) process.kill(process.pid, signal)
  return status ?? 1
}

/** Stops at the first check that fails. */
async function check(...steps) {
  for (const [title, ...args] of steps) {
    console.log(`— ${title}`)
    const code = await run(...args)
    if (code !== 0) return code
  }
  return 0
}

const quiet = '--disable-warning=ExperimentalWarning'
const house = (command, args) => run(quiet, 'cli/main.ts', command, ...args)

/** The tests for everyday work, in less than a minute. */
const everyday = ['rules', 'core', 'drawn']
const projects = names => names.flatMap(name => ['--project', name])
const checked = (names, args) =>
  check(
    ['format and lint', bin.biome, 'check', '--error-on-warnings'],
    ['types', bin.tsc],
    ['tests', bin.vitest, 'run', '--update=none', ...projects(names), ...args], // a golden file that is missing is a fault
  )

const engines = ['chromium', 'firefox', 'webkit']
/** All tests in Chromium; with `--engine NAME` only those for every engine, in that one. */
function inBrowser(args) {
  const at = args.indexOf('--engine')
  if (at < 0) return run(bin.vitest, 'run', ...projects(['page', 'games', 'engines']), ...args)
  const engine = args[at + 1]
  if (!engines.includes(engine)) {
    console.error(`--engine: expected ${engines.join(', ')}`)
    return 2
  }
  process.env.ENGINE = engine
  return run(bin.vitest, 'run', ...projects(['engines']), ...args.toSpliced(at, 2))
}

/** A measurement by its place in trials/: `npm run trial -- solver/fist --auctions 100`. */
const isTrial = /^[a-z-]+\/[a-z-]+$/
function trial([name = '', ...args]) {
  const file = `trials/${name}.ts`
  if (isTrial.test(name) && existsSync(join(root, file))) return run(quiet, file, ...args)
  console.error(`trial: expected a file in trials/ without its ending, such as solver/fist; got ${name || 'nothing'}`)
  return 2
}

const commands = {
  serve: async args => (await run(quiet, 'web/build.ts', '--if-stale')) || house('serve', args),
  worker: async args => (await run(quiet, 'web/build.ts', '--if-stale')) || house('worker', args),
  many: async args => (await run(quiet, 'web/build.ts', '--if-stale')) || house('many', args),
  build: () => run(quiet, 'web/build.ts'),
  dev: args => run(quiet, '--watch', '--watch-preserve-output', 'dev/main.ts', ...args),
  screens: args => run(quiet, 'e2e/screens.ts', ...args),
  films: args => run(quiet, 'e2e/films/main.ts', ...args),
  'upgrade-test': args => run(quiet, 'e2e/upgrade/main.ts', ...args),
  test: args => checked([...everyday, 'laws', 'house', 'doors', 'page'], args),
  check: args => checked(everyday, args),
  watch: args => run(bin.vitest, 'watch', ...projects(everyday), ...args),
  e2e: inBrowser,
  trial,
  try: args => run(bin.vitest, 'run', ...args),
  coverage: args => run(bin.vitest, 'run', '--coverage', ...projects([...everyday, 'house', 'doors']), ...args),
  format: () => run(bin.biome, 'check', '--write'),
}

ensureInstalled()
const [command, ...args] = process.argv.slice(2)
process.exit(command in commands ? await commands[command](args) : await house(command, args))
