import { useEffect, useState } from 'react'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { type HowToRead, loadHowTo } from './load.ts'

/** A game's first page in the current language. The previous one stays until the next has loaded. */
export function useHowTo(game: string): HowToRead | null {
  const { language } = useStore(settings)
  const [read, setRead] = useState<HowToRead | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadHowTo(game, language).then(loaded => {
      if (isWanted) setRead(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [game, language])
  return read?.game === game ? read : null
}
