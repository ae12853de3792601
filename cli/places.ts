import { resolve } from 'node:path'

/** A path as whoever called npm means it: npm itself runs in the folder of the house. */
export const placeOf = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)
