import { galleryWords } from '#ui/words/load-gallery'
import { wordsOfRoom } from '../house/words-of-room.tsx'

export const InGalleryWords = wordsOfRoom('gallery', galleryWords)
