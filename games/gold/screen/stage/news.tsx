import * as m from 'motion/react-m'
import { Icon } from '#ui/pieces/icon.tsx'
import { Said } from '#ui/pieces/said.tsx'
import sparkles from '~icon/sparkles'
import { logged } from '../../words/log.ts'
import { loot } from '../flights.ts'
import { newsOf } from '../known/news.ts'
import { sharesSeen } from '../known/shared.ts'
import { type Theft, theftsFor } from '../known/thefts.ts'
import { useGold, useSay } from '../use-gold.ts'

/**
 * The latest event, and next to it whether there is a pause for magic. A player who is asked reads that in the
 * question.
 */
export function News() {
  const { view, told, viewer, question, result } = useGold()
  const say = useSay()
  const thefts = result === null ? theftsFor(told, viewer) : []
  const news = result === null ? newsOf(told, sharesSeen(view, told).length > 0) : null
  const isTold = thefts.some(({ no }) => no === news?.no)
  const sayings = [news?.since, news?.event].flatMap(event => (event == null ? [] : logged(event).slice(0, 1)))
  return (
    <div className="gold-news" data-place={loot}>
      {!isTold && sayings.length > 0 && (
        <m.p key={news?.no} initial={{ opacity: 0, y: 6 }} animate={{ opacity: 1, y: 0 }}>
          {sayings.map(saying => (
            <span key={saying.say}>
              <Said saying={saying} />{' '}
            </span>
          ))}
        </m.p>
      )}
      {thefts.map(theft => (
        <TheftTold key={theft.no} theft={theft} />
      ))}
      {view.stage?.at === 'window' && question === null && (
        <p className="magic-pause">
          <Icon of={sparkles} /> {say('screen.window')}
        </p>
      )}
    </div>
  )
}

/** What a thief took from the viewer or for them, and why nothing was asked (R6.3, R6.4). */
function TheftTold({ theft: { event, why } }: { readonly theft: Theft }) {
  const { viewer } = useGold()
  const say = useSay()
  return (
    <p className="theft-told" data-loss={event.victim === viewer || undefined}>
      {logged(event).map(it => (
        <Said key={it.say} saying={it} />
      ))}{' '}
      {why !== null && <span>{say(why === 'only' ? 'screen.victim.only' : 'screen.victim.random')}</span>}
    </p>
  )
}
