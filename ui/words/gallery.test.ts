import { inLanguages } from '#testkit/in-languages'
import { languagesHold } from '#testkit/languages'
import { galleryWords } from './load-gallery.ts'

languagesHold(await inLanguages(galleryWords), { same: [], latin: [] })
