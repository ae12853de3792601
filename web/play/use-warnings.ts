import { useEffect, useMemo, useState } from 'react'
import type { Introduction } from '#client/messages'
import type { Replica } from '#client/replica'
import { manifestOf } from '#games/manifests'
import { speaker } from '#games/speaker'
import type { Considered } from '#games/warnings'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

type Warn = (considered: Considered) => readonly string[]

/**
 * What speaks against an answer, in sentences; null where nobody warns: it is switched off, or the match is one without
 * hints.
 */
export function useWarnings({ header, advice }: Introduction, { viewer }: Replica) {
  const { language, warnings: isOn } = useStore(settings)
  const { game, names } = header
  const wanted = isOn && advice === true && viewer !== 'table' ? viewer : null
  const [warn, setWarn] = useState<Warn | null>(null)
  useEffect(() => {
    const manifest = manifestOf(game)
    if (wanted === null || manifest?.warnings === undefined) return
    let isHere = true
    const { warnings, texts } = manifest
    void Promise.all([warnings.told(), warnings.texts[language](), texts[language]()]).then(
      ([told, own, words]) => {
        const { text } = speaker(language, { ...words, warnings: own })
        const sentence: Warn = considered => told(considered).map(saying => text(saying, names, wanted))
        if (isHere) setWarn(() => sentence)
      },
      () => undefined, // a table without warnings is complete
    )
    return () => {
      isHere = false
    }
  }, [game, names, language, wanted])
  return useMemo(() => (wanted === null || warn === null ? null : { seat: wanted, warn }), [wanted, warn])
}
