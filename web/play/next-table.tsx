import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Beside } from '#ui/pieces/actions.tsx'
import { isTyping } from '#ui/prompts/choices.tsx'
import { useTable } from '#ui/table'
import { useMine } from '../house/mine.ts'
import { nextAfter, waitingFirst } from '../house/next-table.ts'
import { InReturningWords } from '../returning/in-returning-words.ts'

/** Where another table waits for me: leads to the one with least time left. The key N does the same. */
export function NextTable() {
  return (
    <InReturningWords before={null}>
      <Next />
    </InReturningWords>
  )
}

function Next() {
  const t = useTranslations('returning')
  const { match } = useTable()
  const [, go] = useLocation()
  const tables = useMine()?.tables ?? []
  const next = nextAfter(tables, match)
  const path = next === null ? null : `/match/${next.table.match}`
  const to = useRef(path)
  to.current = path
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !isTyping(event)
      if (event.key.toLowerCase() === 'n' && isPlain && to.current !== null) go(to.current)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [go])
  if (path === null) return null
  const n = waitingFirst(tables).filter(({ table }) => table.match !== match).length
  return (
    <Beside>
      <button type="button" className="framed next-table" title={t('nextAbout', { n })} onClick={() => go(path)}>
        {t('next')} <span aria-hidden="true">›</span>
      </button>
    </Beside>
  )
}
