import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { type Speaker, speaker } from '#games/speaker'
import { type RuleTold, rulesIn } from '#ui/rulebook'
import type { GameScreen } from '#ui/screen'
import { house } from '../house/api.ts'
import { client, pageOf, watchTable } from '../house/line.ts'
import { screenOf } from '../house/screens.ts'
import { settings } from '../house/settings.ts'
import { useStore } from '../house/store.ts'
import { Problem } from '../pages/problem.tsx'
import { Following } from './following.tsx'

/** What is loaded before a match can be shown. */
interface Ready {
  readonly screen: GameScreen
  readonly table: string
}

/** A match by its link: its game is loaded, then it is followed. */
export function MatchPage({ id }: { readonly id: string }) {
  const t = useTranslations('common')
  const [ready, setReady] = useState<Ready | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    void (async () => {
      const told = await house.match(id)
      if (isRefused(told)) return isHere && setProblem(told.code)
      const screen = await screenOf(told.header.game)
      if (!isHere) return
      if (screen === null) setProblem('no screen')
      else setReady({ screen, table: told.table })
    })()
    return () => {
      isHere = false
    }
  }, [id])
  const spoken = useSpeaker(ready?.screen ?? null)
  useFollowing(id, ready?.table ?? null)
  useStore(pageOf(id))
  const [introduction, replica] = [client.introduction(id), client.replica(id)]
  if (problem !== null) return <Problem code={problem} />
  if (ready === null || spoken === null || introduction === null || replica === null || replica.have < 0)
    return <div className="loading" role="status" aria-label={t('loading')} />
  return <Following match={id} introduction={introduction} live={replica} screen={ready.screen} {...spoken} />
}

/** Follows the match and hears the talk at its table, as long as the page is open. */
function useFollowing(match: string, table: string | null): void {
  useEffect(() => {
    if (table === null) return
    const leave = watchTable(table)
    client.follow(match)
    return () => {
      leave()
      client.unfollow(match)
    }
  }, [match, table])
}

interface Spoken {
  readonly speaker: Speaker
  readonly rules: ReadonlyMap<string, RuleTold>
}

/** The game's words and rules in the language in use; the last one's until the next have come. */
function useSpeaker(screen: GameScreen | null): Spoken | null {
  const { language } = useStore(settings)
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  useEffect(() => {
    let isWanted = true
    if (screen !== null)
      void Promise.all([screen.words[language](), screen.rules[language]()]).then(([words, text]) => {
        if (isWanted) setSpoken({ speaker: speaker(language, words), rules: rulesIn(text, language !== 'en') })
      })
    return () => {
      isWanted = false
    }
  }, [screen, language])
  return spoken
}
