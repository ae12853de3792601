import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import type { Finished } from '#protocol/http'
import { house } from '../../house/api.ts'
import { useGameTitle } from '../../house/games.ts'
import { Toggle } from '../../pages/frame/toggle.tsx'
import { Dialogue } from '../../play/dialogue.tsx'

interface PickerProps {
  readonly game: string | null
  readonly pick: (address: string) => void
  readonly close: () => void
}

/** The matches somebody has played, those of this game first. */
export function MomentPicker({ game, pick, close }: PickerProps) {
  const t = useTranslations('board.writing')
  const common = useTranslations('common')
  const home = useTranslations('home')
  const title = useGameTitle()
  const format = useFormatter()
  const [all, setAll] = useState<readonly Finished[] | null>(null)
  const [isMine, setMine] = useState(false)
  useEffect(() => {
    let isHere = true
    void house.finished().then(told => {
      if (isHere) setAll(isRefused(told) ? [] : told)
    })
    return () => {
      isHere = false
    }
  }, [])
  const isOther = (it: Finished): number => Number(it.header.game !== game)
  return (
    <Dialogue isOpen close={close} title={t('pickMoment')}>
      <p>{t('pickMomentAbout')}</p>
      {all?.length === 0 && <p role="status">{t('noMatches')}</p>}
      {all !== null && all.length > 0 && <Toggle label={t('asISaw')} isOn={isMine} onChange={setMine} />}
      <ul className="pick-rows">
        {all
          ?.toSorted((a, b) => isOther(a) - isOther(b))
          .map(({ id, header, ended, seat }) => (
            <li key={id}>
              <button
                type="button"
                className="framed"
                onClick={() => pick(`${location.origin}/match/${id}${isMine ? `?seat=${seat}` : ''}`)}
              >
                <b>{title(header.game)}</b>
                <span>{home('finishedOn', { when: format.relativeTime(ended, Date.now()) })}</span>
                <bdi>{format.list(header.names)}</bdi>
              </button>
            </li>
          ))}
      </ul>
      <button type="button" className="framed" onClick={close}>
        {common('cancel')}
      </button>
    </Dialogue>
  )
}
