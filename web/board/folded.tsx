import { useTranslations } from 'use-intl'

/** What the reader does not want to see keeps its place, with a way to look. */
export function Folded({ why, show }: { readonly why: string; readonly show: () => void }) {
  const t = useTranslations('board.thread')
  return (
    <p className="note-gone">
      {why}{' '}
      <button type="button" className="quiet" onClick={show}>
        {t('showAnyway')}
      </button>
    </p>
  )
}
