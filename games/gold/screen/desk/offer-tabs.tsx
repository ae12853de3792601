import { markOf } from '#ui/marks'
import { useSay } from '../use-gold.ts'
import './tabs.css'

/** An offer, as its tab shows it. */
export interface OfferTab {
  readonly by: number
  readonly number: number
  /** Everything about it in words. */
  readonly label: string
  /** So many have accepted it, of so many who must. */
  readonly accepting: number
  readonly voices: number
  /** Everybody else has accepted it. */
  readonly lacksMe: boolean
  /** Nobody has looked at it yet here. */
  readonly isNew: boolean
  readonly isClosing?: boolean
}
interface OfferTabsProps {
  /** What one's own half-made offer is called. */
  readonly draft: string
  readonly tabs: readonly OfferTab[]
  readonly shown: 'draft' | number
  readonly look: (at: 'draft' | number) => void
}

/** On a small screen: one's own draft, and each offer with how many have accepted it; one of them is looked at. */
export function OfferTabs({ draft, tabs, shown, look }: OfferTabsProps) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div className="desk-tabs" role="group" aria-label={say('screen.desk.offers')}>
      <button type="button" className="desk-tab" aria-pressed={shown === 'draft'} onClick={() => look('draft')}>
        {draft}
      </button>
      {tabs.map(({ by, number, label, accepting, voices, lacksMe, isNew, isClosing = false }) => (
        <button
          key={by}
          type="button"
          className="desk-tab offer-tab"
          aria-pressed={shown === by}
          data-closing={isClosing || undefined}
          data-new={(isNew && shown !== by) || undefined}
          data-lacks-me={lacksMe || undefined}
          onClick={() => look(by)}
        >
          <span className="hidden-text">{label}</span>
          <span aria-hidden="true">
            <span className="seat-name" data-seat={by}>
              {markOf(by)}
            </span>{' '}
            <b>{number}</b>
          </span>
          <small aria-hidden={!lacksMe}>
            {lacksMe ? say('screen.desk.lacksYou') : `✓ ${say('screen.desk.voices', { n: accepting, all: voices })}`}
          </small>
          {isNew && shown !== by && (
            <span className="tab-new">
              <span className="hidden-text">{say('screen.desk.new')}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
