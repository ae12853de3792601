import { useTranslations } from 'use-intl'
import { FEWEST_CHOICES, LONGEST_CHOICE, MOST_CHOICES } from '#protocol/board-words'
import { numbered } from '#ui/numbered'
import { pollDays } from './thread-draft.ts'

interface PollFieldsProps {
  /** Null without a poll. */
  readonly choices: readonly string[] | null
  readonly onChange: (choices: readonly string[] | null) => void
  /** How long it is open; null until whoever asks closes it. */
  readonly days: number | null
  readonly onDays: (days: number | null) => void
}

/** The choices of a poll and its end, if the note is to have one. */
export function PollFields({ choices, onChange, days, onDays }: PollFieldsProps) {
  const t = useTranslations('board.writing')
  const title = useTranslations('board.poll')('title')
  if (choices === null)
    return (
      <button type="button" className="framed" onClick={() => onChange(['', ''])}>
        {t('poll')}
      </button>
    )
  return (
    <fieldset className="poll-fields">
      <legend>{title}</legend>
      {numbered(choices).map(({ no, it }) => (
        <div key={no} className="row">
          <input
            dir="auto"
            maxLength={LONGEST_CHOICE}
            aria-label={t('choice', { n: no })}
            placeholder={t('choice', { n: no })}
            value={it}
            onChange={event => onChange(choices.with(no - 1, event.target.value))}
          />
          {choices.length > FEWEST_CHOICES && (
            <button
              type="button"
              className="framed"
              aria-label={t('dropChoice', { n: no })}
              onClick={() => onChange(choices.toSpliced(no - 1, 1))}
            >
              ✕
            </button>
          )}
        </div>
      ))}
      {choices.length < MOST_CHOICES && (
        <button type="button" className="framed" onClick={() => onChange([...choices, ''])}>
          {t('moreChoices')}
        </button>
      )}
      <label className="field">
        <span>{t('pollEnd')}</span>
        <select value={days ?? ''} onChange={({ target: { value } }) => onDays(value === '' ? null : Number(value))}>
          <option value="">{t('pollByHand')}</option>
          {pollDays.map(n => (
            <option key={n} value={n}>
              {t('pollDays', { n })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="quiet" onClick={() => onChange(null)}>
        {t('pollOff')}
      </button>
    </fieldset>
  )
}
