import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isRefused, type Refused, type Table } from '#client/messages'
import { manifestOf } from '#games/manifests'
import { numbered } from '#ui/numbered'
import { Crest } from '#ui/pieces/crest.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { useActing } from '../house/acting.ts'
import { house } from '../house/api.ts'
import { useGameTitle } from '../house/games.ts'
import { usePaceText } from '../house/pace-text.ts'
import { someone } from '../house/person.ts'
import { crestsAt } from '../house/sitting.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { Refusal } from '../pages/frame/refusal.tsx'
import { iconOf } from '../pages/home/game-picture.tsx'
import './seat-slip.css'

async function sitAt(table: string, name: string): Promise<Table | Refused> {
  const person = await someone(name)
  return isRefused(person) ? person : house.command(table, { do: 'sit' })
}

interface SeatSlipProps {
  readonly table: Table
  /** One below the heading it stands under. */
  readonly heading: 'h2' | 'h3'
}

/** A table with free seats, as a slip of paper. Its lower edge can be torn off, which sits one down. */
export function SeatSlip({ table, heading: Heading }: SeatSlipProps) {
  const t = useTranslations('board.seats')
  const title = useGameTitle()
  const pace = usePaceText()
  const { name } = useWhoPlays()
  const [, go] = useLocation()
  const { act, isBusy, refused } = useActing()
  const picture = manifestOf(table.game)?.picture
  const free = table.seats.filter(({ sitter }) => sitter === null).length
  const sit = async (): Promise<void> => {
    if ((await act(() => sitAt(table.id, name))) !== null) go(`/table/${table.id}`)
  }
  return (
    <div className="seat-slip-hung">
      <article className="seat-slip">
        <Heading>
          {picture !== undefined && <Icon of={iconOf(picture[picture.length - 1] ?? picture[0])} />}
          {title(table.game)}
        </Heading>
        <p className="seat-slip-seats">
          {numbered(crestsAt(table)).map(({ no, it }) =>
            it === null ? <i key={no} aria-hidden="true" /> : <Crest key={no} crest={it} seat={null} />,
          )}
          <span className="hidden-text">
            {table.seats.flatMap(({ sitter }) => (sitter === null ? [] : [sitter.name])).join(', ')}
          </span>
        </p>
        <p className="seat-slip-facts">
          {t('free', { n: free })} · {pace(table.pace)}
        </p>
        <Refusal refused={refused} />
        <button type="button" className="seat-slip-tear" disabled={isBusy} onClick={sit}>
          {t('sit')}
        </button>
      </article>
    </div>
  )
}
