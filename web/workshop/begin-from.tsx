import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nameIn } from '#games/workshop/guest'
import { useGuestIcon } from '#ui/pieces/guest-picture.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { useBench } from './bench-context.ts'
import { draftIn } from './model/draft.ts'

/** Where among them, from the simplest to the longest, the three are taken from. */
const PARTS = [0.2, 0.5, 0.8] as const

/** Cards of the box to begin from: three, or all of them. */
export function BeginFrom() {
  const t = useTranslations('workshop')
  const { craft, draft, change } = useBench()
  const [isAll, setAll] = useState(false)
  const boxed = Object.entries(craft.workshop.boxed).filter(([, card]) => card.kind === craft.name)
  if (boxed.length === 0) return null
  // Simple ones make the easiest beginning: those with the shortest description, but not all of the same sort.
  const short = boxed.toSorted(([, a], [, b]) => JSON.stringify(a).length - JSON.stringify(b).length)
  const few = PARTS.map(part => short[Math.floor(part * short.length)] as (typeof short)[number])
  const shown = isAll ? boxed : [...new Set(few)]
  return (
    <div className="begin-from">
      <small id="begin-from">{t('beginFrom')}</small>
      {/* biome-ignore lint/a11y/useSemanticElements: its legend is the line above */}
      <div role="group" aria-labelledby="begin-from">
        {shown.map(([id, card]) => (
          <button
            key={id}
            type="button"
            className="framed"
            data-boxed={id}
            onClick={() => {
              const { facts, copies, picture } = draftIn(card, craft.name, craft.kind)
              change({ facts, copies, ...(draft.picture === '' && { picture }) })
            }}
          >
            <Picture name={card.picture} /> {nameIn(card, craft.language)}
          </button>
        ))}
        {!isAll && (
          <button type="button" className="framed" onClick={() => setAll(true)}>
            {t('allBoxed', { n: boxed.length })}
          </button>
        )}
      </div>
    </div>
  )
}

function Picture({ name }: { readonly name: string }) {
  const icon = useGuestIcon(name)
  return icon === null ? null : <Icon of={icon} />
}
