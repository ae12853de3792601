import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { inLanguages } from '#testkit/in-languages'
import { ana, ben } from '#testkit/table'
import { manifest } from '../manifest.ts'
import { fight, on } from '../position.ts'
import { logged } from './log.ts'
import { faded } from './log-faded.ts'

const party = [...on(ben, 'knight'), ...on(ana, 'dame')]
const bargained = () => {
  const t = fight(party, { gold: 2, silver: 2, blue: 1 }).wait()
  t.answer(ana, 'bargain', { claim: { gold: 1 } }).answer(ana, 'bargain', { waive: { silver: 1 } })
  return t.deal({ [ana]: { gold: 2 }, [ben]: { silver: 2, blue: 1 } })
}
const failed = () => fight(party, { gold: 1, red: 1 }).wait().wait()

test('R11.4 what has faded names no tokens, and still tells what happened', () => {
  for (const t of [bargained(), failed()]) {
    const told = t.heard('table')
    expect(JSON.stringify(told.flatMap(logged))).toContain('"thing"')
    expect(JSON.stringify(told.flatMap(faded))).not.toContain('"thing"')
    expect(told.flatMap(faded).map(({ say }) => say)).toContain('log.slain')
  }
})

test.each(Object.entries(await inLanguages(manifest.texts)))(
  'in %s it is told in whole sentences',
  (language, words) => {
    const { text } = speaker(language, words)
    const names = ['Ana', 'Ben', 'Cleo']
    const said = [bargained(), failed()]
      .flatMap(t => t.heard('table').flatMap(faded))
      .map(saying => text(saying, names))
    expect(said.filter(line => /undefined|[{}]|\s\s/.test(line) || line.trim() === '')).toEqual([])
  },
)
