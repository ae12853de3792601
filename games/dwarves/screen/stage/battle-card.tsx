import { type BattleId, battleOf } from '../../cards/battles.ts'
import { gold } from '../../words/things.ts'
import { Picture } from '../pieces/picture.tsx'
import { Sign } from '../pieces/signs.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import './battle-card.css'

/** The battle's card: name, picture, size and award. Pressing it shows it large. */
export function BattleCard({ battle }: { readonly battle: BattleId }) {
  const { zoom } = useDwarves()
  const say = useSay()
  const name = say('screen.card', { card: { card: battle } })
  const { limit, award } = battleOf(battle)
  return (
    <button type="button" className="battle-card" data-card={battle} onClick={() => zoom(battle)}>
      <span className="hidden-text">{say('screen.battle.showCard', { card: { card: battle } })}</span>
      <b className="battle-name" data-wide={/\S{14}/.test(name) || undefined}>
        {name}
      </b>
      <span className="battle-art" aria-hidden="true">
        <Picture card={battle} />
      </span>
      <span className="battle-size">{say('screen.battle.size', { n: limit })}</span>
      <span className="battle-award">
        <span className="hidden-text">{say('screen.battle.award', { gold: gold(award) })}</span>
        <Sign of="gold" n={award} />
      </span>
    </button>
  )
}
