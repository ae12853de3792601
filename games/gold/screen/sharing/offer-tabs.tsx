import { markOf } from '#ui/marks'
import { useSay } from '../use-gold.ts'
import './tabs.css'

/** An offer as shown on its tab. */
export interface OfferTab {
  readonly by: number
  readonly number: number
  readonly isMine: boolean
  /** A full description in words. */
  readonly label: string
  /** How many have accepted it, and how many must. */
  readonly accepting: number
  readonly voices: number
  /** Everybody else has accepted it. */
  readonly lacksMe: boolean
  /** It has not been viewed here yet. */
  readonly isNew: boolean
  readonly isClosing?: boolean
}
/** The place of somebody who has made no offer. */
export type EmptyTab = Pick<OfferTab, 'by' | 'label'> & { readonly number: null }

interface OfferTabsProps {
  /** The label of the player's own draft. */
  readonly draft: string
  readonly tabs: readonly (OfferTab | EmptyTab)[]
  readonly shown: 'draft' | number
  readonly look: (at: 'draft' | number) => void
}

/** On a small screen: the player's own draft, and each offer with its number of acceptances. One of them is shown. */
export function OfferTabs({ draft, tabs, shown, look }: OfferTabsProps) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a row
    <div className="desk-tabs" role="group" aria-label={say('screen.desk.offers')} data-many={tabs.length}>
      <button type="button" className="desk-tab" aria-pressed={shown === 'draft'} onClick={() => look('draft')}>
        {draft}
      </button>
      {tabs.map(tab =>
        tab.number === null ? (
          <Empty key={tab.by} tab={tab} />
        ) : (
          <Filled key={tab.by} tab={tab} isShown={shown === tab.by} look={() => look(tab.by)} />
        ),
      )}
    </div>
  )
}

const Mark = ({ by }: { readonly by: number }) => (
  <span className="seat-name" data-seat={by}>
    {markOf(by)}
  </span>
)

const Empty = ({ tab: { by, label } }: { readonly tab: EmptyTab }) => (
  <span className="desk-tab" data-empty data-hint={label}>
    <span className="hidden-text">{label}</span>
    <span aria-hidden="true">
      <Mark by={by} /> –
    </span>
  </span>
)

interface FilledProps {
  readonly tab: OfferTab
  readonly isShown: boolean
  readonly look: () => void
}

function Filled({ tab, isShown, look }: FilledProps) {
  const say = useSay()
  const { by, number, isMine, label, accepting, voices, lacksMe, isNew, isClosing = false } = tab
  return (
    <button
      type="button"
      className="desk-tab offer-tab"
      aria-pressed={isShown}
      data-mine={isMine || undefined}
      data-closing={isClosing || undefined}
      data-new={(isNew && !isShown) || undefined}
      data-lacks-me={lacksMe || undefined}
      onClick={look}
    >
      <span className="hidden-text">{label}</span>
      <span aria-hidden="true">
        <Mark by={by} /> <b>{number}</b>
      </span>
      <small aria-hidden={!lacksMe}>{lacksMe ? say('screen.desk.lacksYou') : `✓ ${accepting}/${voices}`}</small>
      {isNew && !isShown && (
        <span className="tab-new">
          <span className="hidden-text">{say('screen.desk.new')}</span>
        </span>
      )}
    </button>
  )
}
