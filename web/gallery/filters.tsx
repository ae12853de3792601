import { useTranslations } from 'use-intl'
import { manifests } from '#games/manifests'
import type { GalleryAnswer, GalleryOrder, VerdictWord } from '#protocol/gallery'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import { Seal } from '#ui/pieces/seal.tsx'
import pictures from '~picture-icons'
import { useGameTitle } from '../house/games.ts'
import { Choice } from '../pages/frame/choice.tsx'
import type { Sought } from './api.ts'
import { useVerdictWord } from './verdict-word.ts'
import { WordsField } from './words-field.tsx'

interface FiltersProps {
  readonly sought: Sought
  readonly counts: GalleryAnswer['counts']
  /** Whose cards are looked for, by name. */
  readonly maker: string | null
  readonly onChange: (sought: Sought) => void
}

const ANY = ''
/** Named here once more: the protocol's list would bring its schemas along, which a page does not need. */
const orders = ['loved', 'played', 'new'] as const satisfies readonly GalleryOrder[]
/** The verdicts one can look for. */
const offered: readonly VerdictWord[] = [
  'fair',
  'strong',
  'a little strong',
  'a little weak',
  'weak',
  'wild',
  'unknown',
]
const UNTESTED = 'untested'

/** What is looked for: a game, a verdict, an order, and words. */
export function Filters({ sought, counts, maker, onChange }: FiltersProps) {
  const t = useTranslations('gallery')
  const title = useGameTitle()
  const say = useVerdictWord()
  const games = manifests.filter(({ workshop }) => workshop !== undefined)
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const chosen = <K extends keyof Sought>(name: K, value: string): void => {
    const { [name]: _, ...rest } = sought
    onChange(value === ANY ? rest : { ...rest, [name]: value })
  }
  return (
    <search className="gallery-filters" aria-label={t('filters')}>
      <Choice
        legend={t('games')}
        isSmall
        hideLegend
        value={sought.game ?? ANY}
        offered={[
          { value: ANY, label: <Counted label={t('all')} n={all} /> },
          ...games.map(({ id, picture: [first] }) => ({
            value: id,
            label: <Counted label={title(id)} n={counts[id] ?? 0} icon={pictures[first?.icon ?? '']} />,
          })),
        ]}
        onChange={game => chosen('game', game)}
      />
      <WordsField typed={sought.search ?? ''} onChange={words => chosen('search', words)} />
      <Choice
        legend={t('verdicts')}
        isSmall
        hideLegend
        value={sought.verdict ?? ANY}
        offered={[
          { value: ANY, label: t('anyVerdict') },
          ...offered.map(word => ({
            value: word as string,
            label: (
              <>
                <span aria-hidden="true" className="gallery-verdict">
                  <Seal word={word} name={say(word)} />
                </span>
                {say(word)}
              </>
            ),
          })),
          {
            value: UNTESTED,
            label: (
              <>
                <span aria-hidden="true" className="gallery-verdict">
                  <Seal word={null} name={t('untested')} />
                </span>
                {t('untested')}
              </>
            ),
          },
        ]}
        onChange={verdict => chosen('verdict', verdict)}
      />
      {sought.by !== undefined && (
        <button type="button" className="framed gallery-maker" onClick={() => chosen('by', ANY)}>
          {t('by', { maker: maker ?? '…' })} <span aria-hidden="true">✕</span>
          <span className="hidden-text">{t('anyMaker')}</span>
        </button>
      )}
      <select
        className="gallery-order"
        aria-label={t('order')}
        value={sought.order ?? 'loved'}
        onChange={event => chosen('order', event.target.value)}
      >
        {orders.map(order => (
          <option key={order} value={order}>
            {t(`orders.${order}`)}
          </option>
        ))}
      </select>
    </search>
  )
}

interface CountedProps {
  readonly label: string
  readonly n: number
  readonly icon?: IconData | undefined
}

const Counted = ({ label, n, icon }: CountedProps) => (
  <>
    {icon !== undefined && <Icon of={icon} />} {label} {n > 0 && <small className="gallery-count">{n}</small>}
  </>
)
