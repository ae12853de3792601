import { useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isRefused } from '#client/messages'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { useTable } from '#ui/table'
import { house } from '../../house/api.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { useRefusal } from '../../house/refusals.ts'
import { useTavernTable } from '../sitters.ts'
import type { AgainProps } from '../venue.ts'
import { type Next, nextAfter } from './rematch.ts'

const labels = { rematch: 'rematch', ready: 'meToo', start: 'begin' } as const

/** After the game: the next one, or back to the table. */
export function Again({ showResult }: AgainProps) {
  const { match, introduction } = useTable()
  const t = useTranslations('play')
  const format = useFormatter()
  const words = useRefusal()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const person = useStore(me)?.id ?? null
  const known = useTavernTable()
  const next = nextAfter(match, known, person)
  const wants = useRef(false)
  const to = next !== null && 'go' in next ? next.go : null
  // Somebody who asked for the next match is taken there automatically.
  useEffect(() => {
    if (to !== null && wants.current) go(`/match/${to}`)
  }, [to, go])
  const act = async (wanted: Next, seen = known?.version): Promise<void> => {
    if (wanted === null || !('do' in wanted)) return
    wants.current = true
    const command = wanted.do === 'ready' ? { do: wanted.do, ...(seen !== undefined && { seen }) } : { do: wanted.do }
    const table = await house.command(introduction.table, command)
    if (isRefused(table)) return setProblem(table.code)
    setProblem(null)
    const then = nextAfter(match, table, person)
    // Asking for another match also means being ready for it. If only bots are missing, it begins immediately.
    if (wanted.do === 'rematch') await act(then, table.version)
  }
  const press = async (): Promise<void> => {
    setBusy(true)
    await act(next)
    setBusy(false)
  }
  const toTable = (): void => go(`/table/${introduction.table}`)
  return (
    <>
      {problem !== null && <p role="alert">{words({ code: problem })}</p>}
      {next !== null && 'do' in next && next.do === 'ready' && <p>{t('wantsRematch')}</p>}
      {next !== null && 'wait' in next && (
        <p role="status">
          {t.rich('rematchWaits', { who: () => format.list(next.wait.map(name => <b key={name}>{name}</b>)) })}
        </p>
      )}
      {to !== null && <p role="status">{t('nextBegan')}.</p>}
      {showResult !== null && (
        <button type="button" className="framed" onClick={showResult}>
          {t('showResult')}
        </button>
      )}
      {next !== null && 'do' in next && (
        <Primary disabled={isBusy} onPress={press}>
          {t(labels[next.do])}
        </Primary>
      )}
      {to !== null && <Primary onPress={() => go(`/match/${to}`)}>{t('goThere')}</Primary>}
      {next === null ? (
        <Primary onPress={toTable}>{t('toTable')}</Primary>
      ) : (
        to === null && <Second onPress={toTable}>{t('toTable')}</Second>
      )}
    </>
  )
}
