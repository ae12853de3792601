import { useEffect } from 'react'
import { problemWith } from '#kernel/answer'
import type { Seat } from '#kernel/seat'
import { Beside } from '#ui/pieces/actions.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { Confirm } from '#ui/prompts/confirmed.tsx'
import { useTwoSteps } from '#ui/prompts/two-steps'
import { Wrong } from '#ui/prompts/wrong.tsx'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { useOnItsSide } from '#ui/window'
import { hoardOf } from '../../cards/tokens.ts'
import { type BargainObject, bargainObjects } from '../../magic/cards.ts'
import { written } from '../../rules/targets.ts'
import type { Asks } from '../../types.ts'
import { isEmpty, isWhole, shareOf, sharesOf } from '../known/drafts.ts'
import { useSay } from '../use-gold.ts'
import { Cells } from './cells.tsx'
import { DraftActions } from './draft-actions.tsx'
import { useLooking } from './looking.ts'
import { MyValue } from './my-value.tsx'
import { OfferActions } from './offer-actions.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { SayPop, SayRow } from './phrases.tsx'
import { Presets } from './presets.tsx'
import { Strip } from './strip.tsx'
import { Tabs } from './tabs.tsx'
import { useInTurn } from './use-in-turn.ts'
import { useMiddle } from './use-middle.ts'
import { useNarrow } from './use-narrow.ts'
import { type LootSharing, useLootSharing } from './use-sharing.ts'
import './sharing.css'

type Props = PromptProps<QuestionNamed<Asks, 'bargain'>>

/** How many shares fit in one row of a phone. */
const FEW = 3

/** The negotiation desk. */
export function BargainPrompt(props: Props) {
  const desk = useLootSharing()
  return desk === null || desk.bargain === null || desk.me === null ? null : (
    <BargainDesk {...props} desk={desk} me={desk.me} />
  )
}

function BargainDesk({
  question: { ask },
  answer,
  isSending,
  desk,
  me,
}: Props & { readonly desk: LootSharing; readonly me: Seat }) {
  const [isMiddle, isOnItsSide] = [useMiddle(), useOnItsSide()]
  const isNarrow = useNarrow(desk.party.length)
  const { give: inTurn, isBusy } = useInTurn(answer, isSending)
  const say = useSay()
  const { pieces, owners, party, held, hold } = desk
  const isToldAll = !isMiddle && held.isTelling && !isBusy
  useEffect(() => {
    if (isToldAll) hold({ isTelling: false })
  })
  const offers = desk.bargain?.offers ?? []
  const isBegun = isMiddle || !isEmpty(owners)
  const offer = useLooking({ looking: held, look: hold, offers, me, isNarrow: isNarrow || isMiddle, isBegun })
  const phrases = {
    desk,
    disabled: isSending || ask.moves.say === undefined,
    say: (phrase: string) => inTurn({ say: phrase }),
    noDeal: ask.moves.noDeal === undefined || desk.bargain?.refuses[me] ? null : () => inTurn({ noDeal: 'yes' }),
  }
  const playable = bargainObjects.filter(object => ask.moves[object] !== undefined)
  const played = useTwoSteps<BargainObject>(object => answer({ [object]: written({ kind: 'nothing' }) }))
  /** The object to play, if the player is being asked whether to. */
  const object = playable.find(it => it === played.chosen)
  const whole = ask.moves.offer
  const problem = whole !== undefined && isWhole(owners) ? problemWith(whole, sharesOf(pieces, owners)) : null
  const barred = ask.barred.find(({ move }) => move === 'offer')
  const shown = offer === null ? shareOf(pieces, owners, me) : (offer.shares[desk.kill.party.indexOf(me)] ?? {})
  return (
    <div
      className="desk"
      {...room('most')}
      data-narrow={isNarrow || undefined}
      data-middle={isMiddle || undefined}
      data-crowded={party.length > FEW || undefined}
    >
      {isNarrow && !isMiddle && <Tabs desk={desk} shown={offer?.by ?? 'draft'} />}
      {offer !== null ? (
        <>
          {!isMiddle && <OfferSheet desk={desk} offer={offer} />}
          {object === undefined && (
            <OfferActions desk={desk} offer={offer} ask={ask} answer={answer} isSending={isSending} isPrimary />
          )}
        </>
      ) : (
        <>
          {!isMiddle && (
            <Strip
              desk={desk}
              among={party}
              toSeats
              isNarrow={isNarrow}
              disabled={false}
              show={changed => inTurn(...changed)}
            />
          )}
          <p className="desk-hint">
            {held.taps === 'signs'
              ? say(isMiddle ? 'screen.desk.hint.board' : 'screen.desk.hint.signs')
              : held.taps === me
                ? say('screen.desk.hint.you')
                : say('screen.desk.hint.other', { who: { seat: held.taps } })}
          </p>
          {!isMiddle && <Cells desk={desk} among={party} toSeats />}
          <Wrong problem={problem} />
          {barred !== undefined && (
            <WhyNot rule={barred.rule} className="framed barred">
              {say('screen.desk.frozen')}
            </WhyNot>
          )}
          {object === undefined && (
            <DraftActions
              desk={desk}
              among={party}
              isSending={isSending}
              send={whole === undefined ? null : shares => answer({ offer: shares })}
              isWrong={problem !== null}
              button={say('screen.desk.do.offer')}
            />
          )}
        </>
      )}
      {object !== undefined && (
        <Confirm text={say(`screen.desk.do.play.${object}`)} disabled={isSending} onPress={played.confirm} />
      )}
      {!isNarrow && !isOnItsSide && <SayRow {...phrases} />}
      <Beside>
        <div className="desk-beside">
          <MyValue seat={me} share={hoardOf(shown)} />
          <div className="desk-pops">
            {(isNarrow || isOnItsSide) && <SayPop {...phrases} />}
            {offer === null && <Presets desk={desk} among={party} toSeats />}
            {playable.map(it => {
              const { isChosen, onPress } = played.step(it)
              return (
                <button
                  key={it}
                  type="button"
                  className="framed desk-pop"
                  aria-pressed={isChosen}
                  data-takes-back={isChosen || undefined}
                  disabled={isSending}
                  onClick={onPress}
                >
                  {say(`screen.desk.do.play.${it}`)}
                </button>
              )
            })}
          </div>
        </div>
      </Beside>
    </div>
  )
}
