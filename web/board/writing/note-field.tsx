import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LONGEST_NOTE } from '#protocol/board-words'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import cards from '~icon/card-pick'
import moment from '~icon/play-button'
import table from '~icon/round-table'
import rules from '~icon/scroll-unfurled'
import { Preview } from './preview.tsx'
import './note-field.css'

const MomentPicker = lazy(async () => ({ default: (await import('./moment-picker.tsx')).MomentPicker }))
const CardPicker = lazy(async () => ({ default: (await import('./card-picker.tsx')).CardPicker }))
const TablePicker = lazy(async () => ({ default: (await import('./table-picker.tsx')).TablePicker }))
const RulesPicker = lazy(async () => ({ default: (await import('./rules-picker.tsx')).RulesPicker }))

/** What can be put into a note, and how that is called. */
const tools = {
  moment: [moment, 'addMoment'],
  card: [cards, 'addCard'],
  table: [table, 'addTable'],
  rules: [rules, 'addRules'],
} as const satisfies Readonly<Record<string, readonly [IconData, string]>>
type Tool = keyof typeof tools

interface NoteFieldProps {
  readonly label: string
  readonly hint?: string
  readonly text: string
  readonly onChange: (text: string) => void
  readonly game: string | null
  readonly language: string
  readonly rows: number
  /** Whether preview and help are shown, too. */
  readonly isOpen: boolean
  /** The button that sends it. */
  readonly children?: ReactNode
}

/** From here on the field says how many characters are left. */
const NEARLY = 500

/** Where a note is written: its text, or how it will look; and pickers that put an address into it. */
export function NoteField(props: NoteFieldProps) {
  const { label, hint, text, onChange, game, language, rows, isOpen, children } = props
  const t = useTranslations('board.writing')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  const [picks, setPicks] = useState<Tool | null>(null)
  const left = LONGEST_NOTE - text.length
  const offered: readonly Tool[] = isOpen
    ? ['moment', 'card', 'table', ...(game === null ? [] : (['rules'] as const))]
    : ['moment', 'card']
  /** An address stands alone on its line, where the cursor was. */
  const insert = (address: string): void => {
    const at = field.current?.selectionStart ?? text.length
    const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()]
    onChange([...(before === '' ? [] : [before]), address, after].join('\n\n'))
    setPreview(false)
    setPicks(null)
    requestAnimationFrame(() => field.current?.focus())
  }
  return (
    <div className="note-field" data-open={isOpen || undefined}>
      {isPreview ? (
        <Preview text={text} game={game} language={language} />
      ) : (
        <>
          <label htmlFor={id} className={hint === undefined ? undefined : 'hidden-text'}>
            {label}
          </label>
          <textarea
            ref={field}
            id={id}
            dir="auto"
            lang={language}
            rows={rows}
            value={text}
            placeholder={hint}
            aria-describedby={isOpen ? `${id}h` : undefined}
            aria-invalid={left < 0}
            onChange={event => onChange(event.target.value)}
          />
        </>
      )}
      {isOpen && !isPreview && (
        <small id={`${id}h`} className="note-help" role={left < NEARLY ? 'status' : undefined}>
          {left < 0 ? t('tooLong', { n: -left }) : left < NEARLY ? t('left', { n: left }) : t('help')}
        </small>
      )}
      <div className="note-tools">
        {isOpen && <span aria-hidden="true">{t('add')}</span>}
        {offered.map(tool => (
          <button
            key={tool}
            type="button"
            className="quiet"
            aria-label={t(tools[tool][1])}
            title={t(tools[tool][1])}
            aria-haspopup="dialog"
            onClick={() => setPicks(tool)}
          >
            <Icon of={tools[tool][0]} />
            {isOpen && t(`short.${tool}`)}
          </button>
        ))}
        {isOpen && (
          <button type="button" className="quiet" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {t(isPreview ? 'write' : 'preview')}
          </button>
        )}
        {children}
      </div>
      <Suspense fallback={null}>
        {picks === 'moment' && <MomentPicker game={game} pick={insert} close={() => setPicks(null)} />}
        {picks === 'card' && <CardPicker game={game} pick={insert} close={() => setPicks(null)} />}
        {picks === 'table' && <TablePicker game={game} pick={insert} close={() => setPicks(null)} />}
        {picks === 'rules' && game !== null && <RulesPicker game={game} pick={insert} close={() => setPicks(null)} />}
      </Suspense>
    </div>
  )
}
