import type { Page } from 'playwright'

/* What the tests in every engine need of a browser: so little that each can do it by the protocol it speaks. */

const names = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof names)[number]

/** The engine that the tests run in: `npm run e2e -- --engine NAME`. */
export function engineName(): EngineName {
  const { ENGINE = 'chromium' } = process.env
  const found = names.find(name => name === ENGINE)
  if (found === undefined) throw new Error(`ENGINE=${ENGINE}: expected ${names.join(', ')}`)
  return found
}

export interface Size {
  readonly width: number
  readonly height: number
}
export const [phone, desktop]: readonly [Size, Size] = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]

/** A place in the window, in pixels from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A key without a letter. */
export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'PageUp'

/** The window of a visitor whom no house has seen before, with storage of its own. */
export interface EnginePage extends Pick<Page, 'evaluate'> {
  open(url: string): Promise<void>
  resize(size: Size): Promise<void>
  /** Presses the mouse button there. */
  press(at: Point): Promise<void>
  /** Turns the wheel there, by this many pixels down. */
  wheel(at: Point, down: number): Promise<void>
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** A screenshot, as PNG. */
  picture(): Promise<Buffer>
  /** What went wrong so far: console errors and warnings, exceptions. */
  complaints(): Promise<readonly string[]>
  close(): Promise<void>
}

export interface Engine {
  /** `motion` is whether the visitor's system lets pages animate. */
  visit(size: Size, motion: boolean): Promise<EnginePage>
  close(): Promise<void>
}

/** The source of a call in the page: an expression, or a function of an argument that can be written as JSON. */
export const sourceOf = (it: unknown, arg: unknown): string =>
  typeof it === 'string' ? it : `(${String(it)})(${arg === undefined ? '' : JSON.stringify(arg)})`
