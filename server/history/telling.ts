import { levelOf, levels } from '#kernel/bot-name'
import type { HistoryAnswer, Partner } from '#protocol/history'
import type { BroughtMatch, PastMatch } from '../storage/history-port.ts'
import type { MatchRecord, Store } from '../storage/port.ts'

/** Matches as their owner is told of them: with whom, by the names they had there. */
export async function toldOf(
  store: Pick<Store, 'history' | 'matches'>,
  person: string,
  page: readonly PastMatch[],
): Promise<HistoryAnswer['matches']> {
  const idsOf = (played: PastMatch['played']) => page.flatMap(it => (it.played === played ? [it.match] : []))
  const [matches, brought] = await Promise.all([
    store.matches.findAll(idsOf('house')),
    store.history.brought(person, idsOf('device')),
  ])
  return page.map(({ people: _, bots: __, ...past }) => {
    const match = matches.find(({ id }) => id === past.match)
    const device = brought.find(it => it.match === past.match)
    const partners = match ? partnersIn(match, person) : device ? aroundDevice(device) : []
    return { ...past, with: partners }
  })
}

const partnersIn = ({ sitters, header }: Pick<MatchRecord, 'sitters' | 'header'>, me: string): readonly Partner[] =>
  sitters.flatMap((sitter, seat): readonly Partner[] => {
    const name = header.names[seat] ?? ''
    if ('bot' in sitter) return [{ name, bot: levelOf(sitter.bot) }]
    return sitter.person === me ? [] : [{ name, person: sitter.person }]
  })

const aroundDevice = ({ header, seat: mine, bots }: Omit<BroughtMatch, 'file'>): readonly Partner[] =>
  header.names.flatMap((name, seat): readonly Partner[] => {
    const level = levels.find(it => it === bots[seat])
    if (seat === mine) return []
    return level === undefined ? [{ name }] : [{ name, bot: level }]
  })
