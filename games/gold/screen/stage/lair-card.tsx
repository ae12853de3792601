import * as m from 'motion/react-m'
import type { Piece } from '#games/saying'
import { InWords } from '#ui/pieces/in-words.tsx'
import { softened } from '#ui/softened'
import { kindsIn } from '../../cards/tokens.ts'
import { saying, spotNumber, tokensIn } from '../../words/things.ts'
import { useAim } from '../aim.ts'
import type { LairSeen } from '../known/lairs.ts'
import { addedBy, spotsOpen } from '../known/targets.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { Picture } from '../pieces/picture.tsx'
import { HiddenToken } from '../pieces/token-piece.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { AttackerChip } from './attacker-chip.tsx'
import { Meter } from './meter.tsx'
import './lair-card.css'
import './lair-treasure.css'
import './lair-low.css'
import './lair-wide.css'

/** More kinds of tokens and attackers than this are drawn smaller, if there is little room. */
const CROWD = 6

/** A dragon with its strength, the strength against it, its tokens, and its attackers in order. */
export function LairCard({ lair }: { readonly lair: LairSeen }) {
  const { view, question, zoom } = useGold()
  const say = useSay()
  const [aim, take] = useAim()
  const { spot, dragon, isSlain, attackers } = lair
  const card = { card: dragon }
  const canChoose = spotsOpen(view, question, aim).includes(spot)
  const isChosen = canChoose && aim.spot === spot
  const name = say('options.card', { card })
  const added = isChosen ? addedBy(question, aim) : 0
  const hints = [
    say('screen.hints.strength', { sum: lair.sum, strength: lair.strength }),
    ...(lair.draught > 0 ? [say('screen.lair.draught', { n: lair.draught })] : []),
  ]
  return (
    <m.article
      className="lair board"
      key={dragon}
      initial={{ opacity: 0, y: -10 }}
      animate={{ opacity: 1, y: 0 }}
      data-slain={isSlain || undefined}
      data-crowded={kindsIn(lair.tokens).length + attackers.length > CROWD || undefined}
      data-open={canChoose || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        className="lair-beast"
        data-card={dragon}
        aria-label={say('screen.hand.show', { card })}
        onClick={() => zoom(dragon)}
      >
        <Picture card={dragon} />
      </button>
      <header>
        <h2 aria-label={name}>{softened(name)}</h2>
        {isSlain ? <b className="lair-slain">{say('screen.lair.slain')}</b> : <Strength lair={lair} added={added} />}
      </header>
      <Meter lair={lair} added={added} />
      <InWords text={say('screen.lair.about', aboutOf(lair))} hint={isSlain ? '' : hints.join(' ')} />
      <div className="lair-tokens" aria-hidden="true">
        {!isSlain && <Treasure lair={lair} />}
      </div>
      {attackers.length > 0 && (
        <p className="hidden-text">{say('screen.lair.attackers', { attackers: attackersIn(lair) })}</p>
      )}
      <div
        className="lair-attackers"
        aria-hidden="true"
        data-hint={attackers.length > 0 ? say('screen.lair.attackers', { attackers: attackersIn(lair) }) : undefined}
      >
        {attackers.map(it => (
          <AttackerChip key={`${it.seat} ${it.adventurer}`} attacker={it} />
        ))}
      </div>
      {canChoose && (
        <button
          type="button"
          className="lair-choose"
          data-card={dragon}
          aria-pressed={isChosen}
          aria-label={say('screen.lair.choose', { card })}
          onClick={() => take({ spot, ...(question?.name === 'magic' && { answer: null }) })}
        />
      )}
    </m.article>
  )
}

/** Its tokens: one by one if there is room, otherwise as counts. */
function Treasure({ lair: { tokens, hidden, isShort } }: { readonly lair: LairSeen }) {
  const say = useSay()
  const title = say(isShort ? 'screen.lair.hiddenShort' : 'screen.lair.hidden', { n: hidden })
  const empty = hidden > 0 || isShort ? '' : say('screen.lair.bare')
  const still = (hidden > 0 || isShort) && (
    <span className="lair-hidden" data-hint={title} data-short={isShort || undefined}>
      <HiddenToken />
      {hidden}
    </span>
  )
  return (
    <>
      <span className="treasure-counted">
        <Hoard tokens={tokens} empty={empty} />
        {still}
      </span>
      <span className="treasure-each">
        <Hoard tokens={tokens} empty={empty} each />
        {still}
      </span>
    </>
  )
}

function Strength({ lair: { sum, strength, draught }, added }: { readonly lair: LairSeen; readonly added: number }) {
  const say = useSay()
  return (
    <p
      className="lair-strength"
      aria-hidden="true"
      data-enough={sum + added >= strength || undefined}
      data-hint={say('screen.hints.strength', { sum, strength })}
    >
      <b>{sum + added}</b>
      <span
        data-draught={draught > 0 || undefined}
        {...(draught > 0 && { 'data-hint': say('screen.lair.draught', { n: draught }) })}
      >
        /{strength}
      </span>
      {draught > 0 && (
        <span className="lair-draught">
          ({strength - draught}+{draught})
        </span>
      )}
    </p>
  )
}

const attackersIn = ({ attackers }: LairSeen): Piece => ({
  all: attackers.map(({ seat, adventurer, strength }) =>
    saying('screen.lair.attacker', { who: { seat }, card: { card: adventurer }, strength }),
  ),
  joined: 'and',
})

const aboutOf = ({ spot, dragon, strength, sum, tokens, hidden }: LairSeen) => ({
  card: { card: dragon },
  spot: spotNumber(spot),
  strength,
  sum,
  tokens: tokensIn(tokens),
  hidden,
})
