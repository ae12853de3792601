import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused, type Table } from '#client/messages'
import { house } from '../../house/api.ts'
import { useGameTitle } from '../../house/games.ts'
import { usePaceText } from '../../house/pace-text.ts'
import { hasRoom } from '../../house/sitting.ts'
import { Dialogue } from '../../play/dialogue.tsx'

interface PickerProps {
  readonly game: string | null
  readonly pick: (address: string) => void
  readonly close: () => void
}

/** The tables of mine that have free seats: whoever reads the note can take one there. */
export function TablePicker({ game, pick, close }: PickerProps) {
  const t = useTranslations('board.writing')
  const seats = useTranslations('board.seats')
  const common = useTranslations('common')
  const title = useGameTitle()
  const pace = usePaceText()
  const [tables, setTables] = useState<readonly Table[] | null>(null)
  useEffect(() => {
    let isHere = true
    void house.myTables().then(told => {
      const all = isRefused(told) ? [] : told
      if (isHere) setTables(all.filter(table => table.state === 'gathering' && hasRoom(table)))
    })
    return () => {
      isHere = false
    }
  }, [])
  return (
    <Dialogue isOpen close={close} title={t('pickTable')}>
      {tables?.length === 0 && <p role="status">{t('noTables')}</p>}
      <ul className="pick-rows">
        {tables?.map(table => (
          <li key={table.id}>
            <button type="button" className="framed" onClick={() => pick(`${location.origin}/table/${table.id}`)}>
              <b>{title(table.game)}</b>
              <span>{seats('free', { n: table.seats.filter(({ sitter }) => sitter === null).length })}</span>
              <span>{pace(table.pace)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Link href={game === null ? '/new' : `/new/${game}`} className="framed">
          {t('openTable')}
        </Link>
        <button type="button" className="framed" onClick={close}>
          {common('cancel')}
        </button>
      </div>
    </Dialogue>
  )
}
