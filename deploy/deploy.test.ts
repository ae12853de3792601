import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Metrics } from '#server/http/metrics'
import { temporaryFolder } from '#testkit/folder'
import { findProgram } from '#testkit/installing'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
]

/** The variables a house understands. */
const known = [...all(read('server/config.ts'), /^ {2}([A-Z_]+): /gm), 'DATABASE_URL', 'REDIS_URL', 'NODE_ENV']
const unknown = (names: readonly string[]): readonly string[] => names.filter(name => !known.includes(name))

interface Service {
  readonly image: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly deploy?: { readonly replicas: number }
}
const compose = read('compose.yaml')
const { services } = parse(compose, { merge: true }) as { readonly services: Readonly<Record<string, Service>> }
const ours = Object.values(services).filter(({ image }) => image === 'wyrmtavern')

test('compose.yaml has three nodes and two workers, with variables that a house understands', () => {
  const nodes = ours.filter(({ command }) => command === undefined)
  expect(nodes).toHaveLength(3)
  expect(ours.find(({ command }) => command?.[0] === 'worker')?.deploy?.replicas).toBe(2)
  for (const { environment = {} } of ours) {
    expect(unknown(Object.keys(environment))).toEqual([])
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'SECRET']))
  }
})

test('what compose.yaml takes from .env is explained in the example, which has no secrets', () => {
  const example = read('deploy/example.env')
  expect(all(example, /^([A-Z_]+)=/gm).toSorted()).toEqual(all(compose, /\$\{([A-Z_]+)/g).toSorted())
  expect(all(example, /^(?:SECRET|\w+_PASSWORD)=(.*)$/gm)).toEqual([''])
})

test('the proxy is told what its Caddyfile asks for, and looks whether nodes are ready', () => {
  const caddyfile = read('deploy/caddy/Caddyfile')
  expect(Object.keys(services.proxy?.environment ?? {})).toEqual(all(caddyfile, /\{\$([A-Z]+)\}/g))
  expect(caddyfile).toContain('health_uri /readyz')
})

test('the container runs the pinned Node, not as root, and is healthy when it is ready', () => {
  const containerfile = read('Containerfile')
  const { dependencies } = JSON.parse(read('package.json'))
  expect(all(containerfile, /^FROM \S+\/node:([\d.]+)/gm)).toEqual([dependencies.node])
  expect(read('.nvmrc').trim()).toBe(dependencies.node)
  expect(containerfile).toMatch(/^USER node$/m)
  expect(containerfile).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m)
  expect(unknown(all(containerfile.match(/^ENV .*/m)?.[0] ?? '', /(\w+)=/g))).toEqual([])
})

const units = ['house.service', 'worker@.service']

test('units of systemd use variables that a house understands', () => {
  const set = units.flatMap(unit =>
    all(read(`deploy/systemd/${unit}`).match(/^Environment=.*/m)?.[0] ?? '', /(\w+)=\//g),
  )
  expect(unknown([...set, ...all(read('deploy/systemd/example.env'), /^([A-Z_]+)=/gm)])).toEqual([])
})

/** Every name under which Prometheus finds the metrics of a house. */
async function exported(): Promise<readonly string[]> {
  const metrics = new Metrics({ isReady: async () => true, matches: () => 0, sockets: () => 0, redis: () => true })
  const found = await metrics.registry.getMetricsAsJSON()
  return found.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? ['bucket', 'count', 'sum'].map(part => `${name}_${part}`) : [name],
  )
}
const named = (text: string): readonly string[] => all(text, /\b((?:house|http|nodejs|process)_[a-z0-9_]+)/g)

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

test('alerts and dashboard name only metrics that a house exports', async () => {
  const { panels } = JSON.parse(read('deploy/grafana/wyrmtavern.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  const { groups } = parse(read('deploy/prometheus/alerts.yml')) as Rules
  const asked = [...panels.flatMap(({ targets }) => targets), ...groups.flatMap(({ rules }) => rules)]
  const names = await exported()
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.flatMap(({ expr }) => named(expr)).filter(name => !names.includes(name))).toEqual([])
})

test('every alert is explained to operators', () => {
  const { groups } = parse(read('deploy/prometheus/alerts.yml')) as Rules
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
  expect(all(read('docs/operating.md'), /^\| `([A-Z]\w+)`\s+\|/gm).filter(name => /[a-z]/.test(name))).toEqual(alerts)
})

/** What this program of the machine says about a file; nothing is well. */
function complaints(program: string, args: readonly string[], env = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, ...env } })
  return status === 0 ? '' : `${stdout}${stderr}`
}
const [caddy, promtool, systemd] = ['caddy', 'promtool', 'systemd-analyze'].map(name => findProgram([name]))

test.skipIf(caddy === undefined)('Caddy accepts its file', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/caddy/Caddyfile')]
  expect(complaints(caddy ?? '', args, { DOMAIN: 'tavern.example', NODES: 'node1:3000 node2:3000' })).toBe('')
})

test.skipIf(promtool === undefined)('Prometheus accepts its configuration and the alerts', () => {
  expect(complaints(promtool ?? '', ['check', 'config', join(root, 'deploy/prometheus/prometheus.yml')])).toBe('')
})

test.skipIf(systemd === undefined)('systemd accepts the units', () => {
  const folder = temporaryFolder()
  for (const unit of units)
    writeFileSync(join(folder, unit), read(`deploy/systemd/${unit}`).replaceAll('/opt/wyrmtavern', root))
  const files = ['house.service', 'worker@1.service'].map(unit => join(folder, unit))
  const { stderr } = spawnSync(systemd ?? '', ['verify', '--man=no', ...files], { encoding: 'utf8' })
  expect(stderr.split('\n').filter(line => line.includes(folder))).toEqual([])
})
