import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isRefused, type OptionsTold } from '#client/messages'
import { crestsIn } from '#ui/crests'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { useTable } from '#ui/table'
import { opensToday } from '../house/editions.ts'
import { useRefusal } from '../house/refusals.ts'
import { type AgainProps, useVenue } from '../play/venue.ts'
import { useHere } from './game-context.ts'
import { ask } from './worker-house.ts'

/** After a game on this device: the same people, bots and rules again. */
export function DeviceRematch({ showResult }: AgainProps) {
  const { introduction } = useTable()
  const { sitters } = useVenue()
  const { opened } = useHere()
  const [t, play] = [useTranslations('here'), useTranslations('play')]
  const words = useRefusal()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const again = async (): Promise<void> => {
    const { game, options } = introduction.header
    if (opensToday(`/here/new/${game}`)) return // the next game uses the current rules
    const crests = crestsIn(introduction)
    const seats = (sitters ?? []).map(({ name, bot }, seat) =>
      bot === undefined ? { name, crest: crests[seat] } : { bot, called: name },
    )
    const advice = introduction.advice === true
    const pause = opened.value?.pause ?? 0
    const terms = { game, seats, options: options as OptionsTold, advice, pause }
    const begun = await ask<{ readonly match: string }>({ t: 'begin', terms })
    if (isRefused(begun)) setProblem(begun.code)
    else go(`/here/${begun.match}`)
  }
  return (
    <>
      {problem !== null && <p role="alert">{words({ code: problem })}</p>}
      {showResult !== null && (
        <button type="button" className="framed" onClick={showResult}>
          {play('showResult')}
        </button>
      )}
      <Primary onPress={again}>{t('again')}</Primary>
      <Second onPress={() => go('/')}>{play('toHome')}</Second>
    </>
  )
}
