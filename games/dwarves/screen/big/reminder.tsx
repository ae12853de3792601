import { Mark } from '#ui/pieces/mark.tsx'
import { Reminds } from '#ui/pieces/reminder.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'
import { battleOf } from '../../cards/battles.ts'
import type { Battle } from '../../types.ts'
import { gold } from '../../words/things.ts'
import { cardOf, newsOf, sentenceOf } from '../known/news.ts'
import { playingNow } from '../known/playing.ts'
import { Sign } from '../pieces/signs.tsx'
import { Progress } from '../progress.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './reminder.css'

/** The battle, its award, and who is how strong or what is played; between battles the last action. */
export function Reminder() {
  const { view, told } = useDwarves()
  const say = useSay()
  const { battle } = view
  if (battle !== null) {
    const card = { card: battle.card }
    const [event] = playingNow(view)
    return (
      <Reminds
        card={battle.card}
        label={say('screen.battle.showCard', { card })}
        title={
          <>
            {say('screen.card', { card })} <Award battle={battle} />
          </>
        }
        isWhole
        about={event === undefined ? <Armies battle={battle} /> : <Said saying={event} plain />}
      />
    )
  }
  const news = newsOf(told)
  if (news === null) return <Progress />
  const card = cardOf(news.what)
  return (
    <Reminds
      card={card}
      label={say('screen.battle.showCard', { card: { card } })}
      title={<Said saying={sentenceOf(news)} plain />}
    />
  )
}

function Award({ battle }: { readonly battle: Battle }) {
  const say = useSay()
  const { award } = battleOf(battle.card)
  return (
    <>
      <span className="hidden-text">{say('screen.battle.award', { gold: gold(award) })}</span>
      <Sign of="gold" n={award} />
    </>
  )
}

/** How strong everybody is so far; before the first die, how many may fight. */
function Armies({ battle }: { readonly battle: Battle }) {
  const say = useSay()
  const nameOf = useNameOf()
  const { viewer } = useDwarves()
  const strong = battle.armies.flatMap((army, seat) => (army?.strength ? [{ seat, n: army.strength }] : []))
  if (strong.length === 0) return say('screen.battle.size', { n: battleOf(battle.card).limit })
  return strong.map(({ seat, n }) => (
    <span key={seat} className="reminder-army" data-own={seat === viewer || undefined}>
      <Mark seat={seat} />
      <span className="hidden-text">
        {nameOf(seat)}: {say('screen.battle.strength', { n })}
      </span>
      <Sign of="strength" n={n} />
    </span>
  ))
}
