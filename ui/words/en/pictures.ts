import { pictures as all, type Picture } from '#games/workshop/pictures'

/** What the pictures for cards are called. */
export type PictureNames = Readonly<Record<Picture, string>>

/** Icons whose names nobody would look for. */
const odd: Partial<PictureNames> = {
  'half-body-crawling': 'crawling figure',
  'imp-laugh': 'laughing imp',
  'spider-alt': 'spider',
  'snowflake-1': 'snowflake',
  'stars-stack': 'stars',
  'tarot-00-the-fool': 'the fool',
  'cloaked-figure-on-horseback': 'cloaked rider',
  'mirror-mirror': 'mirror',
  'croc-jaws': 'crocodile jaws',
  'drakkar-dragon': 'dragon of a longship',
}

/** In English they have the names of the icons. */
export const pictures: PictureNames = Object.fromEntries(
  all.map(name => [name, odd[name] ?? name.replaceAll('-', ' ')]),
) as PictureNames
