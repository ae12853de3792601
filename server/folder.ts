import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The path itself if it exists, else its nearest parent folder that does. */
export const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(resolve(path))))

/**
 * Creates a folder and its parents one by one. Node's recursive mkdir never returns on file systems that refuse
 * folders, such as `/proc`.
 */
export function makeFolder(path: string): void {
  if (!existsSync(path)) {
    makeFolder(dirname(resolve(path)))
    try {
      mkdirSync(path)
    } catch (error) {
      if (!existsSync(path)) throw error // else another process was faster
    }
  }
  if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder`)
}
