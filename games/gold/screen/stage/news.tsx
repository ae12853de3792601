import * as m from 'motion/react-m'
import { Icon } from '#ui/pieces/icon.tsx'
import { Said } from '#ui/pieces/said.tsx'
import sparkles from '~icon/sparkles'
import { logged } from '../../words/log.ts'
import { loot } from '../flights.ts'
import { newsOf } from '../known/news.ts'
import { useGold, useSay } from '../use-gold.ts'

/**
 * The latest event, and next to it whether there is a pause for magic. A player who is asked reads that in the
 * question.
 */
export function News() {
  const { view, told, question, result } = useGold()
  const say = useSay()
  const news = result === null ? newsOf(told) : null
  const sayings = [news?.since, news?.event].flatMap(event => (event == null ? [] : logged(event).slice(0, 1)))
  return (
    <div className="gold-news" data-place={loot}>
      {sayings.length > 0 && (
        <m.p key={news?.no} initial={{ opacity: 0, y: 6 }} animate={{ opacity: 1, y: 0 }}>
          {sayings.map(saying => (
            <span key={saying.say}>
              <Said saying={saying} />{' '}
            </span>
          ))}
        </m.p>
      )}
      {view.stage?.at === 'window' && question === null && (
        <p className="magic-pause">
          <Icon of={sparkles} /> {say('screen.window')}
        </p>
      )}
    </div>
  )
}
