import { useEffect, useState } from 'react'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { loadTips, type TipsRead } from './load.ts'
import type { TipsWords } from './words/en.ts'
import { tipsWords } from './words/load.ts'

/** A game's tips in the current language. The previous ones stay until the next have loaded. */
export function useTips(game: string): TipsRead | null {
  const { language } = useStore(settings)
  const read = useLoaded(() => loadTips(game, language), `${game} ${language}`)
  return read?.game === game ? read : null
}

/** The words of the pages with tips. */
export function useTipsWords(): TipsWords | null {
  const { language } = useStore(settings)
  return useLoaded(() => tipsWords[language](), language)
}

function useLoaded<T>(load: () => Promise<T>, key: string): T | null {
  const [loaded, setLoaded] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let isWanted = true
    void load().then(it => {
      if (isWanted) setLoaded(it)
    })
    return () => {
      isWanted = false
    }
  }, [key])
  return loaded
}
