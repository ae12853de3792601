import type { Evidence } from '#protocol/order'
import type { MatchStore } from '../storage/port.ts'
import type { SubjectSource } from './subjects.ts'

/**
 * Players of a match, by MATCH/SEAT: how somebody played, or did not. The evidence names the match and who sat there; what was
 * hidden at the table is in nobody's report.
 */
export const matches = (store: MatchStore): SubjectSource => ({
  async look(id) {
    const [, match = '', seat = ''] = /^([\w-]{1,64})\/(\d|[1-9]\d)$/.exec(id) ?? []
    const found = match === '' ? null : await store.find(match)
    const sitter = found?.sitters[Number(seat)]
    if (found === null || sitter === undefined || !('person' in sitter)) return null
    const { names, game } = found.header
    const evidence: Evidence = {
      text: names.join(', '),
      title: null,
      game,
      by: { person: sitter.person, name: names[Number(seat)] ?? '' },
      at: found.began,
      where: `/match/${match}`,
      before: [],
      card: null,
    }
    return { evidence, person: sitter.person, hidden: false }
  },
})
