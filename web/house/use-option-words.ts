import { useEffect, useState } from 'react'
import { optionWords } from './option-words.ts'
import { settings } from './settings.ts'
import { type OptionSpeaker, speakOptions } from './speaking-options.ts'
import { useStore } from './store.ts'

/** Says a game's options in the language in use; null until its words have come. */
export function useOptionWords(game: string): OptionSpeaker | null {
  const { language } = useStore(settings)
  const [speaker, setSpeaker] = useState<OptionSpeaker | null>(null)
  useEffect(() => {
    let isWanted = true
    void optionWords[game]?.[language]().then(({ options }) => {
      if (isWanted) setSpeaker(speakOptions(language, options))
    })
    return () => {
      isWanted = false
    }
  }, [game, language])
  return speaker
}
