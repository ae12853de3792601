import { useMemo } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { manifestOf } from '#games/manifests'
import { type WaitingWords, waitingKey } from '#games/waiting'
import { useLoaded } from '../house/loaded.ts'
import type { MyTable } from '../house/my-table.ts'
import { whoWaits } from '../house/next-table.ts'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { settings } from '../house/settings.ts'

/** Who waits for me at a table and for what, in its game's own words; null until they have loaded. */
export function useWaitingText(mine: MyTable | null): string | null {
  const t = useTranslations('returning')
  const format = useFormatter()
  const { language } = useStore(settings)
  const person = useStore(me)?.id
  const load = mine === null ? undefined : manifestOf(mine.table.game)?.waiting?.[language]
  const words = useLoaded(load, it => it, null as WaitingWords | null)
  return useMemo(() => {
    if (mine === null) return null
    const names = whoWaits(mine, person)
    const n = names.length
    const listed = n > 3 ? [...names.slice(0, 2), t('more', { n: n - 2 })] : names
    const values = { names: format.list(listed), n }
    if (load === undefined) return t('waits', values)
    if (words === null) return null
    const say = createTranslator({ locale: language, messages: words as Record<string, string> })
    return say(waitingKey(words, mine.asked ?? ''), values)
  }, [mine, person, format, load, words, language, t])
}
