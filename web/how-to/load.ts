import { manifestOf } from '#games/manifests'
import { speaker } from '#games/speaker'
import type { HowTo } from '#ui/how-to'
import type { Language } from '#ui/language'
import type { TableSeen } from '#ui/table'
import { tableInPictures } from '#ui/table-in-pictures'

/** The first page of a game's rules in one language, and the table its pieces are drawn for. */
export interface HowToRead {
  readonly game: string
  readonly language: Language
  readonly page: HowTo
  readonly table: TableSeen
}

export async function loadHowTo(game: string, language: Language): Promise<HowToRead | null> {
  const manifest = manifestOf(game)
  if (manifest?.howTo === undefined) return null
  const { howTo, texts } = manifest
  const [screen, page, words, own] = await Promise.all([
    manifest.screen(),
    howTo.page(),
    texts[language](),
    howTo.texts[language](),
  ])
  const spoken = speaker(language, { ...words, howTo: own })
  const table = tableInPictures(
    screen,
    spoken,
    page.names.map(name => spoken.text(name)),
  )
  return { game, language, page, table }
}
