import { describe, expect, test } from 'vitest'
import { hasRedis } from '#testkit/servers'
import { nodesForTests, until } from '../nodes/testing.ts'
import { type SmallHouse, smallHouse } from '../testing.ts'
import { knocks } from './testing.ts'

describe.skipIf(!hasRedis)('two nodes', () => {
  const { nodes, redis, closing } = nodesForTests()
  const houses = async (): Promise<readonly SmallHouse[]> => {
    const all = await Promise.all((await nodes()).map(node => smallHouse(undefined, undefined, node)))
    for (const house of all) closing.push(() => house.close())
    return all
  }
  const knock = async (house: SmallHouse | undefined, person?: string) => {
    const line = await knocks(`${house?.url}${person === undefined ? '' : `?person=${person}`}`)
    closing.push(() => line.socket.terminate())
    return line
  }

  test('a person has 16 sockets over both, and without Redis on each', async () => {
    const [one, other] = await houses()
    const all = await Promise.all(Array.from({ length: 16 }, (_, n) => knock(n % 2 ? one : other, 'ana')))
    expect(all.map(({ refused }) => refused)).toEqual(all.map(() => null))
    for (const house of [one, other])
      expect((await knock(house, 'ana')).refused).toMatch(/^429 .*at most 16 sockets of one person/)
    expect((await knock(one, 'ben')).refused).toBe(null)
    all[0]?.socket.close()
    await until(async () => (await knock(one, 'ana')).refused === null)

    await redis().kill('SIGKILL')
    for (const house of [one, other]) expect((await knock(house, 'ana')).refused).toBe(null)
    await redis().start()
  })

  test('an address has 64 over both, but strangers at one do not keep out a person at the other', async () => {
    const [one, other] = await houses()
    const all = await Promise.all(Array.from({ length: 64 }, () => knock(one)))
    expect(all.filter(({ refused }) => refused !== null)).toEqual([])
    expect((await knock(other)).refused).toMatch(/^429 .*at most 64 sockets from one address/)
    expect((await knock(other, 'ana')).refused).toBe(null)
  })

  test('who was shown out at one is not let in at the other', async () => {
    const [one, other] = await houses()
    const { socket } = await knock(one, 'eve')
    for (let n = 0; n < 6; n++) socket.send('no JSON')
    await until(async () => (await knock(other, 'eve')).refused?.includes('shown out'), 1000)
    expect((await knock(other, 'ana')).refused).toBe(null)
  })
})
