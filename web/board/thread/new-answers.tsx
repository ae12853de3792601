import { useTranslations } from 'use-intl'

interface NewAnswersProps {
  readonly n: number
  /** The last note that is shown. */
  readonly from: number
  readonly show: () => Promise<void>
}

/** Says that answers came, and shows them when somebody wants to. What is being read stays where it is. */
export function NewAnswers({ n, from, show }: NewAnswersProps) {
  const t = useTranslations('board.thread')
  const press = async (): Promise<void> => {
    await show()
    const first = document.getElementById(`${from + 1}`)
    first?.scrollIntoView({ block: 'start' })
    first?.focus({ preventScroll: true })
  }
  return (
    <div className="new-answers" role="status">
      {n > 0 && (
        <button type="button" className="framed" onClick={press}>
          {t('newAnswers', { n })}
        </button>
      )}
    </div>
  )
}
