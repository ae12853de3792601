import { useEffect, useState } from 'react'
import { manifestOf } from '#games/manifests'
import { type Speaker, speaker } from '#games/speaker'
import type { Why } from '#games/why'
import { useTable } from '#ui/table'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'

/** How this game's bots give their reasons, and who says them in the reader's language. */
export interface Reasons {
  readonly why: Why
  readonly speaker: Speaker
}

/** Null until it has loaded, and for a game that has none. */
export function useReasons(): Reasons | null {
  const { introduction } = useTable()
  const { language } = useStore(settings)
  const { game } = introduction.header
  const [reasons, setReasons] = useState<Reasons | null>(null)
  useEffect(() => {
    const manifest = manifestOf(game)
    if (manifest?.why === undefined) return
    let isHere = true
    const { why, texts } = manifest
    void Promise.all([why.told(), why.texts[language](), texts[language]()]).then(
      ([told, own, words]) => {
        if (isHere) setReasons({ why: told, speaker: speaker(language, { ...words, why: own }) })
      },
      () => undefined, // without them there are still the figures
    )
    return () => {
      isHere = false
    }
  }, [game, language])
  return reasons
}
