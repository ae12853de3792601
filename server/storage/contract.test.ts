import { expect, test } from 'vitest'
import { entry, forEveryStore, header, record } from './testing.ts'

forEveryStore(the => {
  test('an edition is stored verbatim', async () => {
    await the.store.editions.put('e', 'auction', 'const “ж” = 1\n', 1)
    await the.store.editions.put('e', 'auction', 'const “ж” = 1\n', 2)
    expect(await the.store.editions.find('e')).toBe('const “ж” = 1\n')
    expect(await the.store.editions.find('f')).toBe(null)
  })

  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
  const page = (build: string, editions: readonly string[], part: string) => ({
    build,
    editions,
    document: bytes(build),
    parts: new Map([
      ['/assets/shared.js', bytes('shared')],
      [part, bytes(part)],
    ]),
  })

  test('an edition is shown by the newest page that can show it, and every file is found', async () => {
    await the.store.pages.put(page('one', ['e', 'f'], '/assets/1.js'), 1)
    await the.store.pages.put(page('two', ['f', 'g'], '/assets/2.js'), 2)
    const shown = async (edition: string): Promise<string> =>
      String(Buffer.from((await the.store.pages.document(edition)) ?? []))
    expect(await Promise.all(['e', 'f', 'g', 'h'].map(shown))).toEqual(['one', 'two', 'two', ''])
    expect(Buffer.from((await the.store.pages.part('/assets/1.js')) ?? []).toString()).toBe('/assets/1.js')
    expect(await the.store.pages.part('/assets/3.js')).toBe(null)
    expect(await the.store.pages.touch('one', 3)).toBe(true)
    expect(await the.store.pages.touch('three', 3)).toBe(false)
  })

  test('a table is put version by version', async () => {
    const keys = { id: 't', listed: true, people: ['p', 'p', 'q'], code: null, changed: 1 }
    expect(await the.store.tables.put(keys, 2, { says: 'too early' })).toBe(false)
    expect(await the.store.tables.put(keys, 1, { says: 'one' })).toBe(true)
    expect(await the.store.tables.put(keys, 1, { says: 'again' })).toBe(false)
    expect(await the.store.tables.find('t')).toEqual({ version: 1, doc: { says: 'one' } })
    expect(await the.store.tables.put({ ...keys, people: ['q'], listed: false }, 2, { says: 'two' })).toBe(true)
    expect(await the.store.tables.put(keys, 2, { says: 'late' })).toBe(false)
    expect(await the.store.tables.find('t')).toEqual({ version: 2, doc: { says: 'two' } })
    expect(await the.store.tables.listed(9)).toEqual([])
    expect(await the.store.tables.of('p', 9)).toEqual([])
    expect(await the.store.tables.of('q', 9)).toEqual([{ says: 'two' }])
    expect(await the.store.tables.find('u')).toBe(null)
    expect(await the.store.tables.versions(['t', 'u'])).toEqual(new Map([['t', 2]]))
    expect(await the.store.tables.versions([])).toEqual(new Map())
  })

  test('tables are listed by their last change', async () => {
    for (const [id, changed] of [
      ['a', 2],
      ['b', 3],
      ['c', 1],
    ] as const)
      await the.store.tables.put({ id, listed: true, people: ['p'], code: null, changed }, 1, { says: id })
    expect((await the.store.tables.listed(2)).map(doc => doc.says)).toEqual(['b', 'a'])
    expect((await the.store.tables.of('p', 9)).map(doc => doc.says)).toEqual(['b', 'a', 'c'])
  })

  test('a table is found by its code while it has one, and no two have the same', async () => {
    const keys = { listed: false, people: [], changed: 1 }
    expect(await the.store.tables.put({ ...keys, id: 'a', code: 'AMBER FOX 27' }, 1, { says: 'a' })).toBe(true)
    expect(await the.store.tables.put({ ...keys, id: 'b', code: 'AMBER FOX 27' }, 1, { says: 'b' })).toBe(false)
    expect(await the.store.tables.find('b')).toBe(null)
    expect(await the.store.tables.put({ ...keys, id: 'b', code: null }, 1, { says: 'b' })).toBe(true)
    expect(await the.store.tables.put({ ...keys, id: 'c', code: null }, 1, { says: 'c' })).toBe(true)
    expect(await the.store.tables.put({ ...keys, id: 'b', code: 'AMBER FOX 27' }, 2, { says: 'b' })).toBe(false)
    expect(await the.store.tables.put({ ...keys, id: 'a', code: 'AMBER FOX 27' }, 2, { says: 'again' })).toBe(true)
    expect(await the.store.tables.byCode('AMBER FOX 27')).toEqual({ says: 'again' })
    expect(await the.store.tables.put({ ...keys, id: 'a', code: null }, 3, { says: 'over' })).toBe(true)
    expect(await the.store.tables.byCode('AMBER FOX 27')).toBe(null)
    expect(await the.store.tables.put({ ...keys, id: 'b', code: 'AMBER FOX 27' }, 2, { says: 'b' })).toBe(true)
    expect(await the.store.tables.byCode('AMBER FOX 27')).toEqual({ says: 'b' })
  })

  test('what is said in a room is returned from a number on', async () => {
    const first = await the.store.chat.say('r', { at: 1, by: 'p', text: 'hi' })
    await the.store.chat.say('s', { at: 2, by: 'p', text: 'elsewhere' })
    const second = await the.store.chat.say('r', { at: 3, by: 'q', text: 'ho' })
    expect(second).toBeGreaterThan(first)
    expect((await the.store.chat.since('r', 0, 9)).map(said => said.text)).toEqual(['hi', 'ho'])
    expect(await the.store.chat.since('r', first, 9)).toEqual([{ number: second, at: 3, by: 'q', text: 'ho' }])
    expect((await the.store.chat.since('r', 0, 1)).map(said => said.text)).toEqual(['ho'])
    expect((await the.store.chat.lasts(['r', 'nowhere'])).get('r')).toBe(second)
    expect((await the.store.chat.lasts(['r', 's', 'nowhere'])).size).toBe(2)
    expect(await the.store.chat.lasts([])).toEqual(new Map())
  })

  test('a saying that is hidden is not told, but kept; it can be shown again', async () => {
    const { chat } = the.store
    const numbers: number[] = []
    for (const text of ['a', 'b', 'c']) numbers.push(await chat.say('r', { at: 1, by: 'p', text }))
    const [, second = 0] = numbers
    expect(await chat.hide('r', second, true)).toBe(true)
    expect((await chat.since('r', 0, 9)).map(({ text }) => text)).toEqual(['a', 'c'])
    const all = await chat.upTo('r', second, 9)
    expect(all.map(({ text, hidden }) => [text, hidden])).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect((await chat.upTo('r', second, 1)).map(({ text }) => text)).toEqual(['b'])
    expect(await chat.hide('elsewhere', second, true)).toBe(false)
    await chat.hide('r', second, false)
    expect(await chat.since('r', 0, 9)).toHaveLength(3)
  })

  test('people are found by their names and ids', async () => {
    const { people } = the.store
    for (const [id, name, since] of [
      ['p', 'Ana', 1],
      ['q', 'Ana', 2],
      ['r', 'ana', 3],
    ] as const)
      await people.put({ id, name, account: id, since })
    expect((await people.named('Ana', 9)).map(({ id }) => id)).toEqual(['q', 'p'])
    expect(await people.named('Ana', 1)).toHaveLength(1)
    expect(new Set((await people.findAll(['p', 'r', 'nobody'])).map(({ id }) => id))).toEqual(new Set(['p', 'r']))
    expect(await people.findAll([])).toEqual([])
  })

  test('each person has their own list of muted people', async () => {
    for (const [whom, name] of [
      ['q', 'Quinn'],
      ['r', ''],
      ['q', 'Another'],
    ] as const)
      await the.store.mutes.mute('p', whom, name)
    await the.store.mutes.mute('q', 'p', 'Pia')
    const all = [...(await the.store.mutes.of('p'))].sort((a, b) => a.person.localeCompare(b.person))
    expect(all).toEqual([
      { person: 'q', name: 'Quinn' },
      { person: 'r', name: '' },
    ])
    const among = await the.store.mutes.among(['p', 'r'], ['q', 'p'])
    expect(among).toEqual([{ by: 'p', whom: 'q' }])
    expect(await the.store.mutes.among([], ['q'])).toEqual([])
    await the.store.mutes.unmute('p', 'q')
    await the.store.mutes.unmute('p', 'x')
    expect(await the.store.mutes.of('p')).toEqual([{ person: 'r', name: '' }])
    expect(await the.store.mutes.of('q')).toEqual([{ person: 'p', name: 'Pia' }])
    expect(await the.store.mutes.of('r')).toEqual([])
  })

  test('the crest a person chose is kept, and none before', async () => {
    const guest = { id: 'p', name: 'Ana', account: 'anonymous', since: 1 }
    await the.store.people.put(guest)
    expect(await the.store.people.find('p')).toEqual(guest)
    const chosen = { ...guest, crest: { face: 'fox', colour: 'sky' } } as const
    await the.store.people.put(chosen)
    expect(await the.store.people.find('p')).toEqual(chosen)
    await the.store.people.put({ ...chosen, crest: { face: 'owl', colour: 'sun' } })
    expect((await the.store.people.byAccount('anonymous'))?.crest).toEqual({ face: 'owl', colour: 'sun' })
  })

  test('people keep their id when name and account change; tokens identify them', async () => {
    const guest = { id: 'p', name: 'Ana', account: 'anonymous', since: 1 }
    await the.store.people.put(guest)
    await the.store.people.put({ ...guest, name: 'Anna', account: 'anna' })
    expect(await the.store.people.find('p')).toEqual({ ...guest, name: 'Anna', account: 'anna' })
    expect(await the.store.people.byAccount('anonymous')).toBe(null)
    expect((await the.store.people.byAccount('anna'))?.id).toBe('p')
    await the.store.people.addToken('h', 'p', 'my bot', 2)
    expect((await the.store.people.byToken('h'))?.name).toBe('Anna')
    await the.store.people.addToken('g', 'p', 'another', 1)
    await the.store.people.addToken('o', 'q', 'not mine', 1)
    expect(await the.store.people.tokensOf('p')).toEqual([
      { hash: 'g', name: 'another', at: 1 },
      { hash: 'h', name: 'my bot', at: 2 },
    ])
    expect(await the.store.people.dropToken('h', 'q')).toBe(false)
    expect(await the.store.people.dropToken('h', 'p')).toBe(true)
    expect(await the.store.people.byToken('h')).toBe(null)
    await the.store.people.dropTokens('p')
    expect(await the.store.people.tokensOf('p')).toEqual([])
    expect(await the.store.people.tokensOf('q')).toHaveLength(1)
  })

  test('it knows the epoch of its logs', async () => {
    expect(the.store.matches.epoch).toMatch(/^[\w-]{8}$/)
    await the.store.touch()
  })

  if (the.reopen !== null)
    test('old pages and editions are deleted, unless a match was begun with them', async () => {
      for (const [name, at] of [
        ['e', 1],
        ['f', 1],
        ['g', 9],
      ] as const)
        await the.store.editions.put(name, 'auction', name, at)
      await the.store.matches.begin({ ...record('m'), header: { ...header, edition: 'e' } }, entry('m', 0))
      await the.store.pages.put(page('used', ['e'], '/assets/used.js'), 1)
      await the.store.pages.put(page('unused', ['f'], '/assets/unused.js'), 1)
      await the.store.pages.put(page('recent', ['g'], '/assets/recent.js'), 9)
      await the.store.pages.forget(5)
      const kept = async (edition: string): Promise<boolean> => (await the.store.pages.document(edition)) !== null
      expect(await Promise.all(['e', 'f', 'g'].map(kept))).toEqual([true, false, true])
      expect(await Promise.all(['e', 'f', 'g'].map(the.store.editions.find))).toEqual(['e', null, 'g'])
      const parts = ['shared', 'used', 'unused', 'recent'].map(name => the.store.pages.part(`/assets/${name}.js`))
      expect((await Promise.all(parts)).map(part => part !== null)).toEqual([true, true, false, true])
    })

  if (the.reopen !== null)
    test('stored data is there when it is opened again', async () => {
      await the.store.matches.begin(record('m'), entry('m', 0))
      await the.store.matches.append(entry('m', 1))
      await the.store.tables.put({ id: 't', listed: true, people: [], code: null, changed: 1 }, 1, { says: 'one' })
      const { epoch } = the.store.matches
      await the.reopen?.()
      expect(the.store.matches.epoch).toBe(epoch)
      expect(await the.store.matches.lines('m', 0)).toHaveLength(2)
      expect(await the.store.tables.listed(9)).toEqual([{ says: 'one' }])
    })
})
