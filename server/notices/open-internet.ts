import { type LookupAddress, promises } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/* What is in the open internet, and not on this machine or in its network. */

const within = new BlockList()
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ] as const),
  ...([
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
  ] as const),
  ...([
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  within.addSubnet(net, bits, 'ipv4')
/** Everything but what is routed in the open internet: 2000::/3, without what carries an address of the older kind inside. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const carriers = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  carriers.addSubnet(net, bits, 'ipv6')

/** Whether this address is on this machine or in its network. */
export const isPrivate = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return within.check(address, 'ipv4')
  return family !== 6 || !open.check(address, 'ipv6') || carriers.check(address, 'ipv6')
}

export class NotOutward extends Error {}

/** How long a name server may take, in milliseconds. */
const PATIENCE = 2000

/**
 * Asks the name servers themselves. What the system asks for its programs waits in a queue of few threads, which names that
 * nobody answers for would hold up for the whole house.
 */
export const nameServers = (): promises.Resolver => new promises.Resolver({ timeout: PATIENCE, tries: 1 })

/** The addresses of this name in the open internet: it may lead to others, or do so the second time it is asked. */
async function openAddresses(host: string, resolver: promises.Resolver): Promise<readonly LookupAddress[]> {
  const asked = await Promise.allSettled([
    resolver.resolve4(host).then(all => all.map(address => ({ address, family: 4 }))),
    resolver.resolve6(host).then(all => all.map(address => ({ address, family: 6 }))),
  ])
  const found = asked.flatMap(it => (it.status === 'fulfilled' ? it.value : []))
  const [refused] = asked.flatMap(it => (it.status === 'rejected' ? [it.reason] : []))
  if (found.length === 0) throw refused
  const open = found.filter(({ address }) => !isPrivate(address))
  if (open.length === 0) throw new NotOutward(`${host} is not in the open internet`)
  return open
}

/** Finds addresses in the open internet only, until nobody waits for them any more. */
export const lookupOutward =
  (signal: AbortSignal, resolver = nameServers()): LookupFunction =>
  (host, { all }, done) => {
    const cancel = (): void => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    openAddresses(host, resolver)
      .finally(() => signal.removeEventListener('abort', cancel))
      .then(
        found => {
          const [first] = found
          if (all === true || first === undefined) done(null, [...found])
          else done(null, first.address, first.family)
        },
        error => done(error, '', 0),
      )
  }
