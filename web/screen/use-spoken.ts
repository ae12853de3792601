import { useEffect, useRef } from 'react'
import { useTable } from '#ui/table'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { newsIn } from '../play/calls/news.ts'

/** Whether this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

/** Reads aloud what happens, in the sentences of the log, once it has been shown. */
export function useSpoken(isOn: boolean): void {
  const { live, have, isHeld, screen, speaker, names } = useTable()
  const { language } = useStore(settings)
  const said = useRef(have)
  useEffect(() => {
    if (isHeld) return // it is still being shown
    const fresh = live.entries.filter(({ seq }) => seq > said.current && seq <= have)
    said.current = Math.max(said.current, have)
    if (!isOn || !canSpeak()) return
    for (const text of newsIn(fresh, screen, speaker, names)) {
      const words = new SpeechSynthesisUtterance(text)
      words.lang = language
      speechSynthesis.speak(words)
    }
  }, [isOn, live, have, isHeld, screen, speaker, names, language])
  useEffect(() => {
    if (!isOn) return
    return () => speechSynthesis.cancel()
  }, [isOn])
}
