import { useId } from 'react'
import type { OptionValue } from '#client/messages'
import type { GameOffered } from '../../house/api.ts'
import type { OptionSpeaker } from '../../house/speaking-options.ts'
import { Toggle } from '../frame/toggle.tsx'

interface OptionFieldProps {
  readonly option: GameOffered['options'][number]
  readonly say: OptionSpeaker
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

/** One house rule: its name, what it does, and its setting at this table. */
export function OptionField({ option, say, value, onChange }: OptionFieldProps) {
  const id = useId()
  const isChanged = value !== option.default
  if (typeof value === 'boolean')
    return (
      <div className="option" data-changed={isChanged || undefined}>
        <Toggle label={say.name(option.name)} about={say.about(option.name)} isOn={value} onChange={onChange} />
      </div>
    )
  return (
    <div className="option field" data-changed={isChanged || undefined}>
      <label htmlFor={id}>
        <span>{say.name(option.name)}</span>
        <small id={`${id}a`}>{say.about(option.name)}</small>
      </label>
      <select
        id={id}
        aria-describedby={`${id}a`}
        value={String(value)}
        onChange={event => {
          const chosen = valuesOf(option).find(it => String(it) === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {valuesOf(option).map(it => (
          <option key={String(it)} value={String(it)}>
            {say.value(option.name, it)}
          </option>
        ))}
      </select>
    </div>
  )
}

const valuesOf = (option: GameOffered['options'][number]): readonly OptionValue[] =>
  'oneOf' in option ? option.oneOf : Array.from({ length: option.to - option.from + 1 }, (_, i) => option.from + i)
