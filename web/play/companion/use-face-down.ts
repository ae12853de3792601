import { useEffect, useRef } from 'react'

/** Tilted so far, in degrees, the screen of a phone faces the table. */
const OVER = 140
const LEVEL = 40

export const isFaceDown = ({ beta, gamma }: Pick<DeviceOrientationEvent, 'beta' | 'gamma'>): boolean =>
  beta !== null && gamma !== null && Math.abs(beta) > OVER && Math.abs(gamma) < LEVEL

/** Calls `done` whenever the phone is laid face down, where it says so without being asked for permission. */
export function useFaceDown(done: () => void): void {
  const lately = useRef(done)
  lately.current = done
  useEffect(() => {
    const tilted = (event: DeviceOrientationEvent): void => {
      if (isFaceDown(event)) lately.current()
    }
    addEventListener('deviceorientation', tilted)
    return () => removeEventListener('deviceorientation', tilted)
  }, [])
}
