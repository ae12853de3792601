import { expect, test } from 'vitest'
import { pagePolicy } from './policy.ts'
import { wholeHouse } from './testing.ts'

test('the page may talk to this house and to nobody else, over http and https', async () => {
  for (const isSecure of [true, false]) expect(pagePolicy(isSecure).connectSrc).toEqual(["'self'"])
  const house = await wholeHouse()
  const answer = await fetch(`${house.address}/`)
  expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self';")
  await house.close()
})
