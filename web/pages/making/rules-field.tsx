import { useTranslations } from 'use-intl'
import type { OptionValue } from '#client/messages'
import type { GameOffered } from '../../house/api.ts'
import { changedIn, presetOf } from '../../house/choosing-options.ts'
import { useOptionWords } from '../../house/use-option-words.ts'
import { Choice } from '../frame/choice.tsx'
import { OptionField } from './option-field.tsx'

interface RulesFieldProps {
  readonly offered: GameOffered
  readonly options: Readonly<Record<string, OptionValue>>
  readonly onChange: (options: Readonly<Record<string, OptionValue>>) => void
}

const MIX = ' '

/** The boxed game, a preset, or a custom mix. */
export function RulesField({ offered, options, onChange }: RulesFieldProps) {
  const t = useTranslations('home.making')
  const say = useOptionWords(offered.id)
  if (say === null) return null
  const preset = presetOf(offered, options)
  const changed = Object.keys(changedIn(offered, options)).length
  const presets = Object.keys(offered.presets).map(value => {
    const { name, about } = say.preset(value)
    return { value, label: name, about }
  })
  const inOrder = offered.options.toSorted((a, b) => say.order.indexOf(a.name) - say.order.indexOf(b.name))
  const mix = { value: MIX, label: t('ownMix'), about: t('ownMixAbout') }
  return (
    <div className="rules-field">
      <Choice
        legend={t('rules')}
        value={preset ?? MIX}
        offered={[
          { value: '', label: t('preset'), about: t('presetAbout') },
          ...presets,
          ...(preset === null ? [mix] : []),
        ]}
        onChange={name => name !== MIX && onChange(offered.presets[name] ?? {})}
      />
      <details className="more-options">
        <summary>
          {t('more')} <small>{t('changed', { n: changed })}</small>
        </summary>
        {inOrder.map(option => (
          <OptionField
            key={option.name}
            option={option}
            say={say}
            value={options[option.name] ?? option.default}
            onChange={value => onChange(changedIn(offered, { ...options, [option.name]: value }))}
          />
        ))}
      </details>
    </div>
  )
}
