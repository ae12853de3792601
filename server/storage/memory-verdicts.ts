import type { VerdictKey, VerdictStore } from './gallery-port.ts'
import type { HungCard } from './memory-gallery.ts'

interface Wanted extends VerdictKey {
  readonly since: number
  claimed: number
  notBefore: number
  verdict: { readonly text: string; readonly at: number } | null
}

export function memoryVerdicts(cards: ReadonlyMap<string, HungCard>): VerdictStore {
  const all = new Map<string, Wanted>()
  const keyOf = ({ hash, rules, bot }: VerdictKey): string => `${hash} ${rules} ${bot}`
  const hanging = (hash: string): HungCard | undefined =>
    [...cards.values()].find(({ card }) => card.hash === hash && card.takenDown === null)
  return {
    async want(game, rules, bot, since) {
      for (const { card } of cards.values()) {
        const wanted = { hash: card.hash, rules, bot, since, claimed: 0, notBefore: 0, verdict: null }
        if (card.game === game && card.takenDown === null && !all.has(keyOf(wanted))) all.set(keyOf(wanted), wanted)
      }
    },
    async claim(terms, now, since, until) {
      if ([...all.values()].some(({ claimed }) => claimed > now)) return null
      const [next] = [...all.values()]
        .filter(it => it.verdict === null && it.notBefore <= now && it.since <= since)
        .filter(it => {
          const game = hanging(it.hash)?.card.game
          return terms.some(term => term.game === game && term.rules === it.rules && term.bot === it.bot)
        })
        .sort((a, b) => a.since - b.since || (a.hash < b.hash ? -1 : 1))
      const card = next === undefined ? undefined : hanging(next.hash)?.card
      if (next === undefined || card === undefined) return null
      next.claimed = until
      return { hash: next.hash, rules: next.rules, bot: next.bot, game: card.game, content: card.content }
    },
    async hold(key, was, until) {
      const wanted = all.get(keyOf(key))
      if (wanted?.claimed !== was) return false
      wanted.claimed = until
      return true
    },
    async judged(key, text, word, at) {
      const wanted = all.get(keyOf(key))
      if (wanted !== undefined) Object.assign(wanted, { verdict: { text, at }, claimed: 0 })
      for (const hung of cards.values()) if (hung.card.hash === key.hash) hung.verdict = word
    },
    async putOff(key, notBefore) {
      const wanted = all.get(keyOf(key))
      if (wanted !== undefined) Object.assign(wanted, { notBefore, claimed: 0 })
    },
    async find(hashes) {
      const judged = [...all.values()].flatMap(({ hash, verdict }) =>
        verdict === null || !hashes.includes(hash) ? [] : [{ hash, ...verdict }],
      )
      return new Map(judged.sort((a, b) => a.at - b.at).map(({ hash, text }) => [hash, text]))
    },
  }
}
