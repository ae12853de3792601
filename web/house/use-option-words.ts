import { useEffect, useState } from 'react'
import { manifestOf } from '#games/manifests'
import { useStore } from './observable.ts'
import { settings } from './settings.ts'
import { type OptionSpeaker, speakOptions } from './speaking-options.ts'

/** Describes a game's options in the current language; null until its words have loaded. */
export function useOptionWords(game: string): OptionSpeaker | null {
  const { language } = useStore(settings)
  const [speaker, setSpeaker] = useState<OptionSpeaker | null>(null)
  useEffect(() => {
    let isWanted = true
    void manifestOf(game)
      ?.options[language]()
      .then(words => {
        if (isWanted) setSpeaker(speakOptions(language, words))
      })
    return () => {
      isWanted = false
    }
  }, [game, language])
  return speaker
}
