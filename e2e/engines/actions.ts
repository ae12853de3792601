import type { Key, Point } from './engine.ts'

/* Mouse, wheel and keys as WebDriver describes them, the same in both of its protocols. */

/** What one device does, one action after another. */
export interface Acting {
  readonly type: 'pointer' | 'wheel' | 'key'
  readonly id: string
  readonly actions: readonly object[]
}

const keys: Readonly<Record<Key, string>> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageUp: '\uE00E',
}

export const pressing = ({ x, y }: Point): Acting => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

export const wheeling = ({ x, y }: Point, down: number): Acting => ({
  type: 'wheel',
  id: 'wheel',
  actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY: down, duration: 0 }],
})

export const typing = (text: string): Acting => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap(value => ['keyDown', 'keyUp'].map(type => ({ type, value }))),
})

export const keying = (key: Key): Acting => typing(keys[key])
