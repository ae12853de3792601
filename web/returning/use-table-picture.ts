import { useEffect, useState } from 'react'
import { isRefused } from '#client/messages'
import { Replica } from '#client/replica'
import { manifestOf } from '#games/manifests'
import { speaker } from '#games/speaker'
import type { Crest } from '#protocol/crest'
import type { Language } from '#ui/language'
import type { TableSeen } from '#ui/table'
import { momentTable } from '../board/embeds/moment-table.ts'
import { house } from '../house/api.ts'
import { isLikeOurs, isOurs } from '../house/editions.ts'
import { screenOf } from '../house/games.ts'
import { historyHouse } from './api.ts'

/** A table as my own seat sees it, and the crests of who sits there. */
export interface TablePicture {
  readonly table: TableSeen
  readonly crests: readonly Crest[]
}

/** Loads what this match looks like from my seat. Null if this page cannot draw it. Nobody is told that I looked. */
async function pictureOf(match: string, language: Language): Promise<TablePicture | null> {
  const told = await house.match(match)
  if (isRefused(told)) return null
  const { header, edition, seat } = told
  const manifest = manifestOf(header.game)
  if (manifest === null || !(isOurs(header.game, edition) || isLikeOurs(header))) return null
  const [screen, words, entries] = await Promise.all([
    screenOf(header.game),
    manifest.texts[language](),
    historyHouse.entries(match),
  ])
  if (screen === null || isRefused(entries)) return null
  const live = new Replica(screen.game, header.names.length, header.options, seat ?? 'table')
  for (const entry of entries) live.take(entry)
  const moment = { ...told, match, eyes: seat }
  const table = momentTable({ told: moment, live, at: live.have, screen, speaker: speaker(language, words) })
  return { table, crests: told.crests }
}

/** The picture of a match; null until it can be drawn. `since` says when it last changed for me. */
export function useTablePicture(match: string | null, since: number | null, language: Language): TablePicture | null {
  const [picture, setPicture] = useState<TablePicture | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another picture
  useEffect(() => {
    if (match === null) return setPicture(null)
    let isWanted = true
    const draw = async (): Promise<void> => {
      const drawn = await pictureOf(match, language)
      if (isWanted) setPicture(drawn)
    }
    draw().catch(() => setPicture(null)) // the table is there without its picture
    return () => {
      isWanted = false
    }
  }, [match, since, language])
  return picture
}
