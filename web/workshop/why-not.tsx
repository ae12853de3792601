import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Piece } from '#games/workshop/workshop'
import { Icon } from '#ui/pieces/icon.tsx'
import { isSmall } from '#ui/window'
import hazard from '~icon/hazard-sign'
import { useBench } from './bench-context.ts'
import { wordFor } from './crafts.ts'
import { RuleLink } from './leans-on.tsx'
import { inserted, type Path, removed, valueAt } from './model/editing.ts'
import { giversOf, neededBy } from './shelf/offered.ts'

/** How many ways to mend it are offered. */
const MENDS = 2

/** Why there can be no such card, by the rule's own sentence, and how to mend it. */
export function WhyNot() {
  const t = useTranslations('workshop')
  const { standing } = useBench()
  if (standing.at === 'overfull')
    return (
      <div className="no-such-card" role="status">
        <Icon of={hazard} />
        <p>{t(standing.isDeep ? 'tooDeep' : 'tooMany', { most: standing.most })}</p>
      </div>
    )
  if (standing.at !== 'impossible') return null
  return <Impossible rule={standing.rule} path={standing.path} />
}

/** The first sentence of a rule; the others give its reason. */
const firstOf = (text: string): string => /^.+?\.(?=\s|$)/.exec(text)?.[0] ?? text

function Impossible({ rule, path }: { readonly rule: string; readonly path: Path }) {
  const t = useTranslations('workshop')
  const { craft, draft, changeFacts, undo } = useBench()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the focus, which moves to the next step and scrolls there.
    const frame = requestAnimationFrame(() => box.current?.scrollIntoView({ block: isSmall() ? 'start' : 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const piece = valueAt(draft.facts, path) as Piece | undefined
  const index = path.at(-1)
  const isPiece = typeof index === 'number' && piece !== undefined
  const needs = isPiece ? neededBy(craft, piece) : null
  const front = { list: path.slice(0, 1), index: Number(path[1] ?? 0) }
  return (
    <div ref={box} className="no-such-card" role="status">
      <Icon of={hazard} />
      <div>
        {isPiece && (
          <strong>
            {needs === null
              ? wordFor(craft, 'pieces', piece.do)
              : t('needsFirst', { piece: wordFor(craft, 'pieces', piece.do), needs: wordFor(craft, 'needs', needs) })}
          </strong>
        )}
        <p>
          <RuleLink rule={rule} /> {firstOf(craft.rules.get(rule)?.text ?? '')}
        </p>
        <div className="mends">
          {needs !== null &&
            giversOf(craft, needs)
              .slice(0, MENDS)
              .map(giver => (
                <button
                  key={giver.key}
                  type="button"
                  className="framed"
                  onClick={() => changeFacts(inserted(draft.facts, front, giver.piece))}
                >
                  {t('putFirst', { piece: giver.label })}
                </button>
              ))}
          {isPiece && (
            <button
              type="button"
              className="framed"
              onClick={() => changeFacts(removed(draft.facts, { list: path.slice(0, -1), index }))}
            >
              {t('takeOut', { what: wordFor(craft, 'pieces', piece.do) })}
            </button>
          )}
          {!isPiece && undo !== null && (
            <button type="button" className="framed" onClick={undo}>
              {t('undoLast')}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
