import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { Lesson } from '#games/lesson'
import type { DeviceGame } from '../device/device-game.ts'
import { deviceVenue } from '../device/device-venue.ts'
import { DeviceGameContext } from '../device/game-context.ts'
import { useStore } from '../house/observable.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { useTitle } from '../pages/frame/page.tsx'
import { Problem } from '../pages/problem.tsx'
import { Match } from '../play/match.tsx'
import { VenueContext } from '../play/venue.ts'
import { Course } from './course.tsx'
import { LessonContext, type LessonGiven, useLesson } from './lesson-context.ts'
import { type LessonsRead, said } from './load.ts'
import { progress, progressIn } from './progress.ts'
import { Speech } from './speech.tsx'
import { Teaching } from './teaching.ts'
import { SkipLesson, Watch } from './watch.tsx'

interface LessonPageProps {
  readonly read: LessonsRead
  readonly lesson: Lesson
}

/** A lesson at a real table. */
export function LessonPage({ read, lesson }: LessonPageProps) {
  const who = useWhoPlays()
  const [, go] = useLocation()
  const { game } = read
  // The learner keeps the name with which the lesson began.
  const [teaching] = useState(() => new Teaching(game, lesson, who))
  useEffect(() => {
    void teaching.begin(progressIn(progress.value, game, lesson.id).bead)
    return () => teaching.close()
  }, [teaching, game, lesson])
  const device = useStore(teaching.device)
  const { phase } = useStore(teaching.standing)
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const heard = (): void => setNames(before => device?.opened.value?.names ?? before)
    heard()
    return device?.opened.listen(heard)
  }, [device])
  const given = useMemo<LessonGiven>(
    () => ({
      teaching,
      lessons: read.lessons,
      speaker: read.speaker,
      say: key => said(read, key, names),
      leave: () => go(`/learn/${game}`, { state: { skipped: true } }),
    }),
    [teaching, read, names, go, game],
  )
  useTitle(given.say(lesson.title))
  if (phase === 'refused') return <Problem code="no lesson" />
  return (
    <LessonContext value={given}>
      {device === null ? <Opening /> : <Table key={device.match} device={device} />}
      {names.length > 0 && <Speech />}
    </LessonContext>
  )
}

function Opening() {
  const t = useTranslations('common')
  return <div className="loading" role="status" aria-label={t('loading')} />
}

function Table({ device }: { readonly device: DeviceGame }) {
  const [shown, opened] = [useStore(device.shown), useStore(device.opened)]
  const { answered } = useLesson().teaching
  const venue = useMemo(
    () =>
      shown.at === 'table' && opened !== null
        ? {
            ...deviceVenue(device, opened, shown),
            OverStage: Watch,
            InBar: SkipLesson,
            lesson: { answered, Beside: Course },
          }
        : null,
    [device, shown, opened, answered],
  )
  if (venue === null) return <Opening />
  return (
    <DeviceGameContext value={device}>
      <VenueContext value={venue}>
        <Match id={device.match} />
      </VenueContext>
    </DeviceGameContext>
  )
}
