import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { manifestOf } from '#games/manifests'
import { type Speaker, speaker } from '#games/speaker'
import { type RuleTold, rulesIn } from '#ui/rulebook'
import type { GameScreen } from '#ui/screen'
import { goToPageOf } from '../house/editions.ts'
import { screenOf } from '../house/games.ts'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { Problem } from '../pages/problem.tsx'
import { Following } from './following.tsx'
import type { TableViewProps } from './table-view.tsx'
import { type MatchKnown, useVenue } from './venue.ts'

interface MatchProps {
  readonly id: string
  /** How it is drawn, if not as a player or spectator sees it. */
  readonly View?: ComponentType<TableViewProps>
  /** Whether everybody in the room looks at it. Then it shows only what all may know. */
  readonly isScreen?: boolean
}

/** A match, wherever it is played. Its game is loaded first, then the match is followed. */
export function Match({ id, View, isScreen = false }: MatchProps) {
  const t = useTranslations('common')
  const venue = useVenue()
  const { client } = venue
  const [told, setTold] = useState<MatchKnown | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    void venue.told(id).then(answer => {
      if (!isHere) return
      if (isRefused(answer)) setProblem(answer.code)
      else if (manifestOf(answer.game) === null) setProblem('no screen')
      else if (answer.elsewhere === 'nowhere') setProblem('other rules')
      else if (answer.elsewhere === null) setTold(answer)
    })
    return () => {
      isHere = false
    }
  }, [id, venue])
  const screen = useScreen(told?.game ?? null)
  const spoken = useSpeaker(told?.game ?? null)
  const rules = useRules(told?.game ?? null)
  useFollowing(id, screen === null ? null : (told?.table ?? null), isScreen)
  const version = useStore(venue.pageOf(id))
  const [introduction, replica] = [client.introduction(id), client.replica(id)]
  useMoved(introduction?.edition ?? null)
  if (problem !== null) return <Problem code={problem} />
  if (screen === null || spoken === null || introduction === null || replica === null || replica.have < 0)
    return <div className="loading" role="status" aria-label={t('loading')} />
  return (
    <Following
      match={id}
      version={version}
      introduction={introduction}
      live={replica}
      screen={screen}
      speaker={spoken}
      rules={rules}
      View={View}
    />
  )
}

/** Follows the match and its table's chat while the page is open. */
function useFollowing(match: string, table: string | null, isScreen: boolean): void {
  const { client, watch } = useVenue()
  useEffect(() => {
    if (table === null) return
    const leave = watch(table)
    client.follow(match, isScreen ? { screen: true } : {})
    return () => {
      leave()
      client.unfollow(match)
    }
  }, [match, table, client, watch, isScreen])
}

/** If the host moves the match to a newer edition while it is open here, that edition's page takes over. */
function useMoved(edition: string | null): void {
  const first = useRef(edition)
  first.current ??= edition
  useEffect(() => {
    if (edition !== null && edition !== first.current) goToPageOf(edition)
  }, [edition])
}

function useScreen(game: string | null): GameScreen | null {
  const load = useMemo(() => (game === null ? undefined : () => screenOf(game)), [game])
  return useLoaded(load, screen => screen, null)
}

/** The game's words in the current language. The previous ones stay until the next have loaded. */
function useSpeaker(game: string | null): Speaker | null {
  const { language } = useStore(settings)
  const words = game === null ? undefined : manifestOf(game)?.texts[language]
  return useLoaded(words, all => speaker(language, all), null as Speaker | null)
}

const noRules: ReadonlyMap<string, RuleTold> = new Map()
/** The game's rules in the current language. Empty until they have loaded; the table does not wait for them. */
function useRules(game: string | null): ReadonlyMap<string, RuleTold> {
  const { language } = useStore(settings)
  const rules = game === null ? undefined : manifestOf(game)?.rulebook[language]
  return useLoaded(rules, text => rulesIn(text, language !== 'en'), noRules)
}
