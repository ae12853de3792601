import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused, type Refused } from '#client/messages'
import type { PreviewAnswer } from '#protocol/board'
import { boardHouse } from '../api.ts'
import { BoardRefusal } from '../board-refusal.tsx'
import { Html } from '../thread/note-body.tsx'

interface PreviewProps {
  readonly text: string
  readonly game: string | null
  readonly language: string
}

/** A note as it will look. The house makes it, so it is what others will see. */
export function Preview({ text, game, language }: PreviewProps) {
  const t = useTranslations('board.writing')
  const [told, setTold] = useState<PreviewAnswer | Refused | null>(null)
  useEffect(() => {
    if (text.trim() === '') return
    let isHere = true
    void boardHouse.preview(text, game).then(answer => {
      if (isHere) setTold(answer)
    })
    return () => {
      isHere = false
    }
  }, [text, game])
  return (
    <section className="note-preview" aria-label={t('preview')}>
      {text.trim() === '' ? (
        <p>{t('nothing')}</p>
      ) : (
        told !== null &&
        (isRefused(told) ? (
          <BoardRefusal refused={told} />
        ) : (
          <Html html={told.html} language={language} embed={(_, path) => boardHouse.embedAt(path)} />
        ))
      )}
    </section>
  )
}
