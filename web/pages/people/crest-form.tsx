import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused, type Refused } from '#client/messages'
import { colours, faces, type OwnCrest } from '#protocol/crest'
import { colourOf } from '#ui/crests'
import { useFace } from '#ui/faces'
import { Crest } from '#ui/pieces/crest.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { stocks } from '../../house/names/made-up.ts'
import { useStore } from '../../house/observable.ts'
import { wear } from '../../house/person.ts'
import { settings } from '../../house/settings.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { Refusal } from '../frame/refusal.tsx'
import './crest-form.css'

/** Milliseconds without another choice before one is kept, so that trying them all is one request. */
const SETTLED = 500

/** Choosing a face and a colour, with a plate as the others will see it. Choices are kept by themselves. */
export function CrestForm() {
  const t = useTranslations('people.crest')
  const { creatures } = stocks[useStore(settings).language]
  const { name, crest: was } = useWhoPlays()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [crest, setCrest] = useState<OwnCrest>({
    face: faces.find(it => it === was.face) ?? faces[0],
    colour: colours.find(it => it === was.colour) ?? colours[0],
  })
  /** Chosen and not kept yet. */
  const chosen = useRef<OwnCrest | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(() => {
    const it = chosen.current
    chosen.current = null
    clearTimeout(timer.current)
    if (it !== null) void wear(it).then(told => setRefused(isRefused(told) ? told : null))
  }, [])
  useEffect(() => keep, [keep])
  const choose = (part: Partial<OwnCrest>): void => {
    chosen.current = { ...crest, ...part }
    setCrest(chosen.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, SETTLED)
  }
  return (
    <section className="crest-form" aria-label={t('title')}>
      <p className="crest-plate board" style={{ '--own': colourOf(crest.colour) } as CSSProperties}>
        <Crest crest={crest} seat={null} />
        <b>{name}</b>
      </p>
      <fieldset className="crest-choices">
        <legend>{t('face')}</legend>
        {faces.map(face => (
          <label key={face} title={creatures[face]}>
            <input
              type="radio"
              className="hidden-text"
              name="face"
              checked={crest.face === face}
              onChange={() => choose({ face })}
            />
            <Face face={face} />
            <span className="hidden-text">{creatures[face]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="crest-choices colours">
        <legend>{t('colour')}</legend>
        {colours.map(colour => (
          <label key={colour} title={t(colour)} style={{ '--own': colourOf(colour) } as CSSProperties}>
            <input
              type="radio"
              className="hidden-text"
              name="colour"
              checked={crest.colour === colour}
              onChange={() => choose({ colour })}
            />
            <span className="swatch" />
            <span className="hidden-text">{t(colour)}</span>
          </label>
        ))}
      </fieldset>
      <small>{t('about')}</small>
      <Refusal refused={refused} />
    </section>
  )
}

function Face({ face }: { readonly face: string }) {
  const picture = useFace(face)
  return picture === null ? <span className="icon" /> : <Icon of={picture} />
}
