import { expect, test } from 'vitest'
import { openHouse, Visitor } from '../people/testing.ts'
import { type DepartureParams, Departures, GRACE } from './departures.ts'

const PASSWORD = 'a mug of ale and a song'

test('who takes it back while others are being deleted is not deleted', async () => {
  let time = Date.now()
  const house = await openHouse({ now: () => time })
  const people = []
  for (const name of ['Ana', 'Ben']) {
    const visitor = new Visitor(house)
    const { id } = await visitor.enters(name)
    await visitor.signsUp(name.toLowerCase(), PASSWORD)
    people.push((await house.store.people.find(id)) ?? expect.fail())
  }
  const [ana] = people
  const comesBack: DepartureParams['parts'][0]['forget'] = async ({ id }) => {
    if (id === ana?.id) await new Visitor(house).signsIn('ben', PASSWORD)
  }
  const { people: sessions, accounts, store } = house
  const departures = new Departures({
    store: store.accounts,
    people: store.people,
    house: sessions,
    accounts,
    parts: [{ kind: 'friends', title: 'the last of Ana', allOf: async () => null, forget: comesBack }],
    unname: async () => {},
    now: () => time,
  })
  for (const person of people) {
    await departures.ask(person, false)
    time += 1000
  }
  time += GRACE
  await departures.sweep()
  expect((await new Visitor(house).signsIn('ana', PASSWORD)).status).toBe(401)
  expect((await new Visitor(house).signsIn('ben', PASSWORD)).status).toBe(200)
  await house.close()
})
