import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type Guest, LONGEST_NAME } from '#games/workshop/guest'
import type { Piece } from '#games/workshop/workshop'
import { GuestFace } from '#ui/pieces/guest-face.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { TableContext } from '#ui/table'
import { tableInPictures } from '#ui/table-in-pictures'
import { useSmall } from '#ui/window'
import plus from '~icon/health-normal'
import quill from '~icon/quill-ink'
import { useBench } from '../bench-context.ts'
import { type Draft, draftName } from '../model/draft.ts'
import { valueAt } from '../model/editing.ts'
import { sayable } from '../model/sayable.ts'
import { neededBy } from '../shelf/offered.ts'

interface BenchFaceProps {
  /** Opens the list of all pictures. */
  readonly choosePicture: () => void
}

/** The card as it is now: it grows with every change, and has holes where something is missing. */
export function BenchFace({ choosePicture }: BenchFaceProps) {
  const t = useTranslations('workshop')
  const { craft, draft, standing, change } = useBench()
  const isSmall = useSmall()
  const { language, screen, speaker, workshop } = craft
  const said = useMemo(() => sayable(draft, craft.kind), [draft, craft.kind])
  const table = useMemo(() => tableInPictures(screen, speaker, []), [screen, speaker])
  const name = draftName(draft, language)
  const gap = useGap()
  const isMisnamed = standing.at === 'misnamed' && standing.language === language
  return (
    <GuestFace
      kind={draft.kind}
      name={
        <textarea
          className="face-name"
          rows={1}
          lang={language}
          value={draft.names[language] ?? ''}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          placeholder={name === '' ? t('nameIt') : name}
          aria-label={t('name')}
          aria-invalid={isMisnamed || undefined}
          onChange={event =>
            change({ names: { ...draft.names, [language]: event.target.value.replaceAll('\n', ' ') } })
          }
        />
      }
      isLying={isSmall}
      note={t('yourOwn')}
      picture={draft.picture}
      light={draft.light}
      figure={figureOf(draft)}
      instead={
        draft.picture === '' ? (
          <button type="button" className="face-hole face-picture" onClick={choosePicture}>
            <Icon of={plus} />
            <span>{t('choosePicture')}</span>
          </button>
        ) : undefined
      }
      corner={
        draft.picture !== '' && (
          <button type="button" className="face-edit" aria-label={t('changePicture')} onClick={choosePicture}>
            <Icon of={quill} />
          </button>
        )
      }
    >
      <TableContext value={table}>
        <p className="face-sentence" data-wrong={(standing.at === 'impossible' && gap === null) || undefined}>
          {said === null ? (
            <span className="face-hole">{t('sentenceHere')}</span>
          ) : (
            <>
              {gap !== null && <em className="face-gap">{gap}</em>} <Said saying={workshop.text(said as Guest)} plain />
            </>
          )}
        </p>
      </TableContext>
    </GuestFace>
  )
}

/** What the card does not say: whom, or which. Null if it says everything, or the game has no word for it. */
function useGap(): string | null {
  const { craft, draft, standing } = useBench()
  if (standing.at !== 'impossible') return null
  const piece = valueAt(draft.facts, standing.path) as Piece | undefined
  const needs = piece?.do === undefined ? null : neededBy(craft, piece)
  return needs === null ? null : ((craft.words.gaps?.[needs] as string | undefined) ?? null)
}

function figureOf({ facts }: Draft): number | undefined {
  const it = facts.strength ?? facts.dice
  return typeof it === 'number' ? it : undefined
}
