import { useSyncExternalStore } from 'react'

/**
 * The height of the screen in the pixels of its styles. The smallest text of the page has 14, so on a screen it has 28
 * thousandths of the height, and can be read from the other side of a room.
 */
const HEIGHT = 500
/** The least width in those pixels. An upright tablet is magnified less. */
const WIDTH = 640

const listen = (changed: () => void): (() => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
const magnified = (): number => Math.min(innerHeight / HEIGHT, innerWidth / WIDTH)

/** By how much everything is magnified, so that it grows with the television. */
export const useFit = (): number => useSyncExternalStore(listen, magnified)
