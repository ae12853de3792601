import { useTranslations } from 'use-intl'
import type { OptionsTold } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import type { GameOffered } from '../../house/api.ts'
import { changedIn, isSameRules, listsIn, presetOf, type RulesChosen, rulesWith } from '../../house/choosing-options.ts'
import { placeOf } from '../../house/kept-variants.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { useDifferences } from '../../house/use-differences.ts'
import { useKeptVariants } from '../../house/use-kept-variants.ts'
import { useOptionWords } from '../../house/use-option-words.ts'
import { Choice } from '../frame/choice.tsx'
import { OptionField } from './option-field.tsx'
import { VariantsField } from './variants-field.tsx'

interface RulesFieldProps {
  readonly offered: GameOffered
  readonly rules: RulesChosen
  readonly onChange: (rules: RulesChosen) => void
}

/** No preset is called like these. */
const MIX = ' '
const KEPT = ' kept '

/** The boxed game, a preset, house rules that are kept under a name, or a custom mix. */
export function RulesField({ offered, rules, onChange }: RulesFieldProps) {
  const t = useTranslations('home.making')
  const standard = useTranslations('home.table')('termRules')
  const { language } = useStore(settings)
  const say = useOptionWords(offered.id)
  const differences = useDifferences(offered)
  const kept = useKeptVariants(offered)
  if (say === null || differences === null) return null
  const { options, variant } = rules
  const named = variant === undefined ? null : nameIn({ names: variant }, language)
  const at = named === null ? -1 : placeOf(kept.variants, named, language)
  const chosen =
    kept.variants.find((it, i) => i === at && isSameRules(offered, it.options as OptionsTold, options)) ?? null
  const preset = named === null ? presetOf(offered, options) : null
  const changed = changedIn(offered, options)
  const told = (of: OptionsTold): string =>
    differences(of)
      .map(it => it.told)
      .join(' · ') || standard
  const presets = Object.keys(offered.presets).map(value => {
    const { name, about } = say.preset(value)
    return { value, label: name, about }
  })
  const own = kept.variants.map((it, i) => ({
    value: `${KEPT}${i}`,
    label: nameIn(it, language),
    about: told(it.options as OptionsTold),
  }))
  const mix =
    named === null
      ? { value: MIX, label: t('ownMix'), about: t('ownMixAbout') }
      : { value: MIX, label: named, about: told(options) }
  const isMix = preset === null && chosen === null
  const choose = (value: string): void => {
    if (value === MIX) return
    const of = kept.variants[Number(value.slice(KEPT.length))]
    if (value.startsWith(KEPT) && of !== undefined) onChange(rulesWith(offered, of, options))
    else onChange({ options: { ...offered.presets[value], ...listsIn(options) } })
  }
  const set = (change: OptionsTold): void => {
    const next = { ...changedIn(offered, { ...options, ...change }), ...listsIn(options) }
    const known = kept.variants.find(it => isSameRules(offered, it.options as OptionsTold, next))
    onChange({ options: next, variant: presetOf(offered, next) === null ? known?.names : undefined })
  }
  const inOrder = offered.options.toSorted((a, b) => say.order.indexOf(a.name) - say.order.indexOf(b.name))
  return (
    <div className="rules-field">
      <Choice
        legend={t('rules')}
        value={chosen === null ? (preset ?? MIX) : `${KEPT}${at}`}
        offered={[
          { value: '', label: t('preset'), about: t('presetAbout') },
          ...presets,
          ...own,
          ...(isMix ? [mix] : []),
        ]}
        onChange={choose}
      />
      <details className="more-options">
        <summary>
          {t('more')} <small>{t('changed', { n: Object.keys(changed).length })}</small>
        </summary>
        {inOrder.map(option => (
          <OptionField
            key={option.name}
            option={option}
            say={say}
            value={changed[option.name] ?? option.default}
            onChange={value => set({ [option.name]: value })}
          />
        ))}
      </details>
      <VariantsField offered={offered} kept={kept} rules={rules} chosen={chosen} isMix={isMix} onChange={onChange} />
    </div>
  )
}
