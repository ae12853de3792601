import { useTranslations } from 'use-intl'
import type { HiddenTold } from '#protocol/board'

const said = { writer: 'noteTakenBack', held: 'noteHeld', card: 'cardDown' } as const

/** A note that is hidden keeps its place, with one line. */
export function HiddenNote({ hidden }: { readonly hidden: HiddenTold }) {
  const t = useTranslations('board.thread')
  return (
    <p className="note-gone" dir="auto">
      {hidden.by === 'house' ? t('noteHidden', { reason: hidden.reason }) : t(said[hidden.by])}
    </p>
  )
}
