import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { isName } from '#kernel/names'
import { Icon } from '#ui/pieces/icon.tsx'
import dice from '~icon/dice-six-faces-five'
import './name-field.css'

interface NameFieldProps {
  readonly label: string
  readonly name: string
  readonly onChange: (name: string) => void
  /** A made-up name instead. */
  readonly another: () => string
  /** The button that follows, if there is one. */
  readonly children?: React.ReactNode
}

/** A name at the table, with a button for a made-up one. */
export function NameField({ label, name, onChange, another, children }: NameFieldProps) {
  const t = useTranslations('people.name')
  const id = useId()
  const isRight = isName(name.trim())
  return (
    <div className="name-field">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input
          id={id}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          spellCheck={false}
          aria-invalid={!isRight}
          aria-describedby={isRight ? undefined : `${id}w`}
          onFocus={event => event.target.select()}
          onChange={event => onChange(event.target.value)}
        />
        <button
          type="button"
          className="framed another-name"
          aria-label={t('another')}
          title={t('another')}
          onClick={() => onChange(another())}
        >
          <Icon of={dice} />
        </button>
        {children}
      </div>
      {!isRight && (
        <small id={`${id}w`} role="alert">
          {t('wrong')}
        </small>
      )}
    </div>
  )
}
