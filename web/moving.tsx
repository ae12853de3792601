import { LazyMotion, MotionConfig } from 'motion/react'
import type { ReactNode } from 'react'
import { useStore } from './house/observable.ts'
import { settings } from './house/settings.ts'

const motions = async () => (await import('./motions.ts')).motions

/** Around what a game's screen draws: its pieces move as fast as somebody wants. */
export function Moving({ children }: { readonly children: ReactNode }) {
  const { motion } = useStore(settings)
  return (
    <LazyMotion features={motions} strict>
      <MotionConfig reducedMotion={motion === 0 ? 'always' : 'never'} transition={{ duration: motion / 1000 }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  )
}
