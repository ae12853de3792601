import * as m from 'motion/react-m'
import { useRef } from 'react'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import type { SceneSeen } from '#ui/scenes'
import type { DwarvesEvent, Gone } from '../../events.ts'
import { saying } from '../../words/things.ts'
import { cardOf, type News, sentenceOf } from '../known/news.ts'
import { GroupToken } from '../pieces/group.tsx'
import { CardFace } from '../pieces/hand-card.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { Arrows } from './arrows.tsx'
import './news-board.css'

/** The last action: the card, a sentence, and who had to leave. */
export function NewsBoard({ news }: { readonly news: News | null }) {
  const { told, view, scene } = useDwarves()
  const say = useSay()
  const from = useRef<HTMLDivElement>(null)
  if (news === null)
    return (
      <p className="news-none">
        <Said saying={view.turns === 0 ? saying('screen.news.begin') : saying('stage.first')} />
      </p>
    )
  const { what, gone } = news
  const card = cardOf(what)
  return (
    <section className="dwarves-news" key={told.indexOf(what)}>
      <m.div
        ref={from}
        className="news-card"
        data-card={card}
        initial={{ opacity: 0, y: 24, rotate: -6 }}
        animate={{ opacity: 1, y: 0, rotate: 0 }}
      >
        <CardFace card={card} />
      </m.div>
      <p>
        <Said saying={sentenceOf(news)} />
      </p>
      {gone.length > 0 && (
        <div className="news-gone">
          <span>{say(what.type === 'creaturesLeft' ? 'screen.news.stone' : 'screen.news.gone')}</span>
          <ul>
            {numbered(gone).map(({ no, it }) => (
              <li key={no}>
                <SeatName seat={it.seat} />
                <span className="hidden-text">
                  {say('options.fighter', { card: { card: it.kind }, traits: it.count })}
                </span>
                <GroupToken group={{ kind: it.kind, count: it.count, ability: it.ability }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Arrows from={from} to={leavingIn(scene)} />
    </section>
  )
}

/** Who is about to leave. */
const leavingIn = (scene: SceneSeen<DwarvesEvent> | null): readonly Gone[] =>
  (scene?.showing ?? []).filter(it => it.type === 'creaturesLeft')
