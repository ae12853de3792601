import { markOf } from '#ui/marks'
import { seatsIn } from '../../words/things.ts'
import { useSay } from '../use-gold.ts'
import type { Desk } from './use-desk.ts'
import './tabs.css'

/** On a small screen: one's own draft, and each offer with who has accepted it; one of them is looked at. */
export function Tabs({ desk, shown }: { readonly desk: Desk; readonly shown: 'draft' | number }) {
  const say = useSay()
  const { bargain, kill, hold, me } = desk
  const offers = bargain?.offers ?? []
  const voices = kill.party.filter(seat => seat !== kill.silenced)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div className="desk-tabs" role="group" aria-label={say('screen.desk.offers')}>
      <button
        type="button"
        className="desk-tab"
        aria-pressed={shown === 'draft'}
        onClick={() => hold({ looksAt: 'draft' })}
      >
        {say('screen.desk.draft')}
      </button>
      {offers.map(({ number, by }) => {
        const accepting = voices.filter(seat => bargain?.accepts[seat] === number)
        return (
          <button
            key={by}
            type="button"
            className="desk-tab offer-tab"
            aria-pressed={shown === number}
            data-closing={bargain?.closing?.number === number || undefined}
            onClick={() => hold({ looksAt: number })}
          >
            <span className="hidden-text">
              {by === me ? say('screen.desk.yourOffer') : say('screen.desk.offerOf', { who: { seat: by } })}{' '}
              {say('screen.desk.version', { number })}{' '}
              {say('screen.desk.acceptedBy', { n: accepting.length, who: seatsIn(accepting, me) })}
            </span>
            <span aria-hidden="true">
              <span className="seat-name" data-seat={by}>
                {markOf(by)}
              </span>{' '}
              <b>{number}</b>
            </span>
            <small aria-hidden="true">✓ {say('screen.desk.voices', { n: accepting.length, all: voices.length })}</small>
          </button>
        )
      })}
    </div>
  )
}
