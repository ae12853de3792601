import { resolve } from 'node:path'

/** Resolves a path from the folder where npm was called: npm itself runs in the project folder. */
export const placeOf = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path)
