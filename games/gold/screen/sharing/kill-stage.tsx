import { markOf } from '#ui/marks'
import { Said } from '#ui/pieces/said.tsx'
import { SeatName, useNameOf } from '#ui/pieces/seat-name.tsx'
import { saying } from '../../words/things.ts'
import { loot } from '../flights.ts'
import { type LairSeen, lairsSeen } from '../known/lairs.ts'
import { saidLately } from '../known/talks.ts'
import { Picture } from '../pieces/picture.tsx'
import { AttackerChip } from '../stage/attacker-chip.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { Hasty } from './hasty.tsx'
import { HeapsSeen } from './heaps-seen.tsx'
import { LootBoard } from './loot-board.tsx'
import { OfferPlaces, OfferSheets } from './offer-places.tsx'
import { Sand } from './sand.tsx'
import { LootSeen } from './strip.tsx'
import { useMiddle } from './use-middle.ts'
import { useNarrow } from './use-narrow.ts'
import { type LootSharing, useLootSharing } from './use-sharing.ts'
import './kill-stage.css'
import { numbered } from '#ui/numbered'

/** How many fit side by side when there is little room. */
const FEW = 4

/** The middle of the table while loot is shared: the dragon, the sand, the talk, and the offers. */
export function KillStage() {
  const { question } = useGold()
  const desk = useLootSharing()
  const isNarrow = useNarrow(desk?.party.length)
  const isMiddle = useMiddle()
  if (desk === null) return null
  const isAsked = question?.name === 'bargain' || question?.name === 'heaps' || question?.name === 'heap'
  if (isMiddle && desk.bargain !== null && question?.name === 'bargain')
    return (
      <div className="kill-stage" data-middle>
        <Slain desk={desk} isShort={false} />
        <Lately most={2} />
        <OfferPlaces desk={desk} />
        <LootBoard desk={desk} />
      </div>
    )
  const isShort = isNarrow && isAsked
  // With little room, an offer shows all tokens once more.
  const isTold = isNarrow && !desk.held.isSkipped && (desk.bargain?.offers.length ?? 0) > 0
  return (
    <div className="kill-stage" data-asked={isAsked || undefined}>
      <Slain desk={desk} isShort={isShort} />
      {desk.bargain !== null && desk.me === null && <SkipTalk desk={desk} />}
      {!isAsked && !isTold && desk.kill.heaps === null && <LootSeen desk={desk} isNarrow={isNarrow} />}
      {desk.kill.heaps !== null && question?.name !== 'heap' && <HeapsSeen heaps={desk.kill.heaps} />}
      {!isShort && (isAsked || !desk.held.isSkipped) && <Lately most={FEW} />}
      {desk.bargain !== null && !isShort && (isAsked || !desk.held.isSkipped) && <OfferSheets desk={desk} />}
    </div>
  )
}

/** The dragon, its attackers, and the sand. With little room, the latest phrase replaces the attackers. */
function Slain({ desk: { kill, bargain, party }, isShort }: { readonly desk: LootSharing; readonly isShort: boolean }) {
  const { view, told, zoom } = useGold()
  const say = useSay()
  const lair = lairsSeen(view).find(({ spot }) => spot === kill.spot)
  if (lair === undefined) return null
  const card = { card: lair.dragon }
  return (
    <header className="slain" data-place={loot}>
      <button
        type="button"
        className="slain-beast"
        data-card={lair.dragon}
        aria-label={say('screen.hand.show', { card })}
        onClick={() => zoom(lair.dragon)}
      >
        <Picture card={lair.dragon} />
      </button>
      <div className="slain-about">
        <h2>
          <Said saying={saying('screen.desk.slain', { dragon: card })} plain />
        </h2>
        <Hasty>
          {isShort && saidLately(told).length > 0 ? (
            <Lately most={1} isShort />
          ) : isShort && party.length > FEW ? null : (
            <Attackers lair={lair} />
          )}
        </Hasty>
      </div>
      {bargain !== null && <Sand until={bargain.bell} left={bargain.left} />}
      {view.stage?.at === 'heaps' && <Sand until={view.stage.closes} left={null} />}
    </header>
  )
}

/** The attackers, in order. */
function Attackers({ lair: { attackers } }: { readonly lair: LairSeen }) {
  const say = useSay()
  const all = attackers.map(({ seat, adventurer, strength }) =>
    saying('screen.lair.attacker', { who: { seat }, card: { card: adventurer }, strength }),
  )
  return (
    <>
      <p className="hidden-text">{say('screen.lair.attackers', { attackers: { all, joined: 'commas' } })}</p>
      <p aria-hidden="true">
        {numbered(attackers).map(({ no, it }) => (
          <AttackerChip key={no} attacker={it} stays />
        ))}
      </p>
    </>
  )
}

/** The last words of each player, latest first. With little room only marks say who. */
function Lately({ most, isShort = false }: { readonly most: number; readonly isShort?: boolean }) {
  const { told } = useGold()
  const nameOf = useNameOf()
  const say = useSay()
  const said = saidLately(told).slice(0, most)
  if (said.length === 0) return null
  return (
    <ul className="lately">
      {said.map(({ seat, phrase, no }) => (
        <li key={no}>
          {isShort ? (
            <span className="seat-name" data-seat={seat} role="img" aria-label={nameOf(seat)}>
              {markOf(seat)}
            </span>
          ) : (
            <SeatName seat={seat} />
          )}{' '}
          <q>{say(`phrases.${phrase}`)}</q>
        </li>
      ))}
    </ul>
  )
}

/** Somebody who only looks on may skip the talk: they see the deal when it is made. Nobody else notices. */
function SkipTalk({ desk: { held, hold } }: { readonly desk: LootSharing }) {
  const { isLive } = useGold()
  const say = useSay()
  if (!isLive) return null
  return held.isSkipped ? (
    <p className="talk-skipped" role="status">
      {say('screen.desk.skipped')}
    </p>
  ) : (
    <button type="button" className="framed talk-skip" onClick={() => hold({ isSkipped: true })}>
      {say('screen.desk.do.skip')}
    </button>
  )
}
