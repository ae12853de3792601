import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The nearest folder above a path, or the path itself, that is there. */
export const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(resolve(path))))

/**
 * Makes a folder and those above it, one after another: Node's own way to do that never ends where a file system makes none, such as
 * `/proc`.
 */
export function makeFolder(path: string): void {
  if (!existsSync(path)) {
    makeFolder(dirname(resolve(path)))
    try {
      mkdirSync(path)
    } catch (error) {
      if (!existsSync(path)) throw error // else somebody was quicker
    }
  }
  if (!statSync(path).isDirectory()) throw new Error(`${path} is no folder`)
}
