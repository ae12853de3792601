import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSmall } from '#ui/window'
import { useBench } from '../bench-context.ts'
import { wordFor } from '../crafts.ts'
import { placedIn } from '../model/standing.ts'
import { Peg, Socket } from '../steps/peg.tsx'
import { givenBy, giversOf, type Offered, shelvesOf } from './offered.ts'
import { ShelfPiece } from './shelf-piece.tsx'
import './shelf.css'

/** All pieces that a card can be made of. On a phone one group at a time. */
export function Shelf() {
  const t = useTranslations('workshop')
  const { craft, draft } = useBench()
  const shelves = useMemo(() => shelvesOf(craft), [craft])
  const isSmall = useSmall()
  const [open, setOpen] = useState(shelves[0]?.group ?? '')
  const [lacking, setLacking] = useState<Offered | null>(null)
  const given = new Set(placedIn(draft, craft.kind).map(({ piece }) => givenBy(craft, piece)))
  const isLacking = ({ needs }: Offered): boolean => needs !== null && !given.has(needs)
  const choices = [...new Set(shelves.flatMap(({ offered }) => offered.flatMap(({ gives }) => gives ?? [])))]
  const shown = isSmall ? shelves.filter(({ group }) => group === open) : shelves
  return (
    <section className="shelf board" aria-labelledby="shelf-title">
      <header>
        <h2 id="shelf-title">{t('pieces')}</h2>
        <small>{t('piecesHow')}</small>
      </header>
      {isSmall && (
        <div className="shelf-tabs" role="tablist" aria-label={t('pieces')}>
          {shelves.map(({ group, label }) => (
            <button
              key={group}
              type="button"
              role="tab"
              aria-selected={group === open}
              aria-controls="shelf-pieces"
              onClick={() => setOpen(group)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="shelf-pieces" id="shelf-pieces" {...(isSmall && { role: 'tabpanel', 'aria-label': t('pieces') })}>
        {shown.map(({ group, label, offered }) => (
          <div key={group} className="shelf-group">
            {!isSmall && <h3>{label}</h3>}
            <ul aria-label={label}>
              {offered.map(one => (
                <li key={one.key}>
                  <ShelfPiece offered={one} isLacking={isLacking(one)} lack={() => setLacking(one)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {lacking !== null && isLacking(lacking) && <Lacking offered={lacking} close={() => setLacking(null)} />}
      {choices[0] !== undefined && (
        <footer className="shelf-legend" aria-hidden="true">
          <span>
            <Peg choice={choices[0]} /> {wordFor(craft, 'gives', choices[0])}
          </span>
          <span>
            <Socket choice={choices[0]} /> {wordFor(craft, 'needs', choices[0])}
          </span>
        </footer>
      )}
    </section>
  )
}

/** What a piece needs that nothing on the card gives, and how to put both in. */
function Lacking({ offered, close }: { readonly offered: Offered; readonly close: () => void }) {
  const t = useTranslations('workshop')
  const { craft, add } = useBench()
  const { needs, label, piece } = offered
  const [first] = needs === null ? [] : giversOf(craft, needs)
  if (needs === null || first === undefined) return null
  return (
    <div className="shelf-lacking" role="status">
      <p>{t('lacking', { piece: label, needs: wordFor(craft, 'needs', needs) })}</p>
      <button
        type="button"
        className="framed"
        onClick={() => {
          add(first.piece, piece)
          close()
        }}
      >
        {t('putBoth', { first: first.label, piece: label })}
      </button>
    </div>
  )
}
