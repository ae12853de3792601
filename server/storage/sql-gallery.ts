import type { Kysely } from 'kysely'
import type { GalleryStore } from './gallery-port.ts'
import type { Schema } from './schema.ts'
import { sqlCards } from './sql-gallery-cards.ts'
import { sqlPlays } from './sql-gallery-plays.ts'
import { sqlVerdicts } from './sql-gallery-verdicts.ts'

export const sqlGallery = (db: Kysely<Schema>, isShared: boolean): GalleryStore => ({
  cards: sqlCards(db, isShared),
  plays: sqlPlays(db),
  verdicts: sqlVerdicts(db, isShared),
})
