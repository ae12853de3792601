import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { canBeCalled, LONGEST_NAME } from '#games/workshop/guest'

interface VariantNameProps {
  readonly name: string
  /** What the button says. */
  readonly act: string
  readonly about?: string
  /** Whether somebody asked for it, and writes at once. */
  readonly isAskedFor?: boolean
  readonly onName: (name: string) => void
  /** Another button. */
  readonly children?: ReactNode
}

/** Gives house rules a name. */
export function VariantName({ name: before, act, about, isAskedFor = false, onName, children }: VariantNameProps) {
  const t = useTranslations('home.making.variants')
  const [typed, setTyped] = useState(before)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAskedFor) input.current?.select()
  }, [isAskedFor])
  const name = typed.trim()
  const isWrong = name !== '' && !canBeCalled(name)
  const said = isWrong ? t('wrongName', { most: LONGEST_NAME }) : about
  return (
    <form
      className="variant-name"
      onSubmit={event => {
        event.preventDefault()
        if (canBeCalled(name)) onName(name)
      }}
    >
      <label htmlFor={id}>{t('name')}</label>
      <div className="row">
        <input
          ref={input}
          id={id}
          value={typed}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={said === undefined ? undefined : `${id}s`}
          onChange={event => setTyped(event.target.value)}
        />
        <button type="submit" className="framed" disabled={!canBeCalled(name)}>
          {act}
        </button>
        {children}
      </div>
      {said !== undefined && (
        <small id={`${id}s`} role={isWrong ? 'alert' : undefined}>
          {said}
        </small>
      )}
    </form>
  )
}
