import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { between } from '#ui/bookmark'
import { useTable } from '#ui/table'
import { useGameTitle } from '../../house/games.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { useUnread } from '../side/use-talk.ts'
import { LOW, RECOVERED } from '../time/clock.ts'
import { useVenue } from '../venue.ts'
import { useAmbience } from './ambience.ts'
import { isCalledFor, type SoundState, soundFor } from './news.ts'
import { play } from './sounds.ts'

/**
 * Calls the player with sounds, and with the page's title and icon while it is hidden. Returns whether their time is
 * low.
 */
export function useCalls(): { readonly isLow: boolean } {
  useSounds()
  useAmbience()
  useSaid()
  useTitle()
  return { isLow: useLowTime() }
}

function useSounds(): void {
  const { live, screen, viewer, isHeld, isOver, tempo, bookmark } = useTable()
  const asking = useLiveAsking()
  const heard = useRef<SoundState | null>(null)
  useEffect(() => {
    const before = heard.current
    // During a scene nothing is asked. Afterwards, a question asked before it is not new.
    const now = { bookmark, asking: isHeld ? (before?.asking ?? null) : asking, isOver }
    heard.current = now
    if (before === null) return
    const fresh = between(live.entries, before.bookmark, bookmark)
    // Scenes bring their own sounds.
    const sound = soundFor(before, now, fresh, viewer, tempo === 0 ? screen.isReveal : undefined)
    if (sound !== null) play(sound)
  }, [live, screen, viewer, bookmark, asking, isOver, isHeld, tempo])
}

/** The current question, even while looking back. */
function useLiveAsking(): string | null {
  const { live, question, asking, isLive } = useTable()
  const asked = isLive ? question : live.question
  if (!isCalledFor(asked)) return null
  return isLive ? asking : (asked?.name ?? null)
}

function useSaid(): void {
  const unread = useUnread()
  const before = useRef(unread)
  useEffect(() => {
    if (unread > before.current) play('said')
    before.current = unread
  }, [unread])
}

/** Plays once when the player's own time is low, and not again until it has recovered. */
function useLowTime(): boolean {
  const { waiting, viewer } = useTable()
  const { now } = useVenue()
  const until = viewer === 'table' ? null : (waiting?.until?.[viewer] ?? null)
  const isWarned = useRef(false)
  const [lowUntil, setLowUntil] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return
    const left = until - now()
    if (left > RECOVERED) isWarned.current = false
    const warn = (): void => {
      setLowUntil(until)
      if (!isWarned.current) play('lowTime')
      isWarned.current = true
    }
    const timer = setTimeout(warn, Math.max(0, Math.min(left - LOW, LONGEST)))
    return () => clearTimeout(timer)
  }, [until, now])
  return until !== null && lowUntil === until
}
/** The longest timer, in milliseconds. A slow table waits longer. */
const LONGEST = 2_000_000_000

const listenHidden = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

const TURN = 1000

/** The title names the game. While the page is hidden and it is the player's turn, it calls. */
function useTitle(): void {
  const { screen, live, question, isLive, isOver } = useTable()
  const gameTitle = useGameTitle()
  const { callTitle } = useStore(settings)
  const [t, common] = [useTranslations('play'), useTranslations('common')]
  const isHidden = useSyncExternalStore(listenHidden, () => document.hidden)
  const title = common('pageTitle', { page: gameTitle(screen.game.id) })
  const isMyTurn = isCalledFor(isLive ? question : live.question)
  const calling = t('titleTurn', { title })
  const over = t('titleOver', { title })
  useEffect(() => {
    document.title = isMyTurn ? calling : isOver ? over : title
    if (!isMyTurn || !isHidden || !callTitle) return
    let isOn = false
    const timer = setInterval(() => {
      isOn = !isOn
      document.title = isOn ? title : calling
      setIcon(isOn ? '/favicon.svg' : '/favicon-turn.svg')
    }, TURN)
    setIcon('/favicon-turn.svg')
    return () => {
      clearInterval(timer)
      setIcon('/favicon.svg')
    }
  }, [isMyTurn, isOver, isHidden, callTitle, title, calling, over])
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}
