import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { nameIn } from '#games/workshop/guest'
import { MOST_VARIANTS, type Variant } from '#games/workshop/variant'
import type { GameOffered } from '../../house/api.ts'
import { changedIn, isSameRules, listsIn, type RulesChosen, rulesWith } from '../../house/choosing-options.ts'
import { useGameTitle } from '../../house/games.ts'
import { keepsVariants, placeOf, withVariant } from '../../house/kept-variants.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import type { KeptVariants } from '../../house/use-kept-variants.ts'
import { FileButton } from './file-button.tsx'
import { KeptVariant } from './kept-variant.tsx'
import { variantsInFile } from './variant-files.ts'
import { VariantName } from './variant-name.tsx'
import './variants.css'

interface VariantsFieldProps {
  readonly offered: GameOffered
  readonly kept: KeptVariants
  readonly rules: RulesChosen
  /** The one of those kept that is chosen. */
  readonly chosen: Variant | null
  /** Whether something was chosen that is neither kept nor a preset. */
  readonly isMix: boolean
  readonly onChange: (rules: RulesChosen) => void
}

/** What was done, and how to undo it. */
interface Done {
  readonly said: string
  /** What was kept and chosen before, and what was chosen then; null if nothing changed. */
  readonly undo: {
    readonly variants: readonly Variant[]
    readonly rules: RulesChosen
    readonly next: RulesChosen
  } | null
}

/** House rules that are kept on this device: giving them a name, passing them on, bringing them from a file. */
export function VariantsField({ offered, kept, rules, chosen, isMix, onChange }: VariantsFieldProps) {
  const t = useTranslations('home.making.variants')
  const title = useGameTitle()
  const { language } = useStore(settings)
  const isKept = useStore(keepsVariants)
  const [done, setDone] = useState<Done | null>(null)
  const news = useRef<HTMLParagraphElement>(null)
  // What was pressed may be gone.
  useEffect(() => {
    if (done !== null) news.current?.focus()
  }, [done])
  const say = (said: string): void => setDone({ said, undo: null })
  const change = (said: string, variants: readonly Variant[], next: RulesChosen): void => {
    if (variants.length > MOST_VARIANTS) return say(t('full', { most: MOST_VARIANTS }))
    setDone({ said, undo: { variants: kept.variants, rules, next } })
    kept.put(variants)
    onChange(next)
  }
  const undo = ({ variants, rules: { options, variant }, next }: NonNullable<Done['undo']>): void => {
    kept.put(variants)
    // Whatever else was chosen meanwhile stays.
    if (isSameRules(offered, rules.options, next.options))
      onChange({ options: { ...changedIn(offered, options), ...listsIn(rules.options) }, variant })
    setDone(null)
  }
  const keep = (name: string): void => {
    const isThere = placeOf(kept.variants, name, language) >= 0
    const variant = { names: { [language]: name }, options: changedIn(offered, rules.options) }
    const said = t(isThere ? 'replaced' : 'kept', { name })
    change(said, withVariant(kept.variants, variant, language), { ...rules, variant: variant.names })
  }
  const rename = (of: Variant, name: string): void => {
    const names = { [language]: name }
    const others = kept.variants.filter(it => it === of || placeOf([it], name, language) < 0)
    const variants = others.map(it => (it === of ? { ...of, names } : it))
    change(t('renamed', { name }), variants, { ...rules, variant: names })
  }
  const remove = (of: Variant): void =>
    change(
      t('removed', { name: nameIn(of, language) }),
      kept.variants.filter(it => it !== of),
      { options: rules.options },
    )
  const bring = async (file: File): Promise<void> => {
    const found = await variantsInFile(file, offered)
    const [first] = found
    if (first === undefined) return say(t('badFile', { game: title(offered.id) }))
    const variants = found.reduce((all, one) => withVariant(all, one, language), kept.variants)
    const said = t('brought', { n: found.length, name: nameIn(first, language) })
    change(said, variants, rulesWith(offered, first, rules.options))
  }
  const undoable = done?.undo ?? null
  return (
    <div className="variants-field">
      <div className="row variants-done">
        <p ref={news} className="news" role="status" tabIndex={-1}>
          {done?.said}
        </p>
        {undoable !== null && (
          <button type="button" className="framed" onClick={() => undo(undoable)}>
            {t('undo')}
          </button>
        )}
      </div>
      {isMix && (
        <VariantName
          key={JSON.stringify(rules.variant)}
          name={rules.variant === undefined ? '' : nameIn({ names: rules.variant }, language)}
          act={t('keep')}
          about={t('keepAbout')}
          onName={keep}
        />
      )}
      {chosen !== null && (
        <KeptVariant
          key={nameIn(chosen, language)}
          game={offered.id}
          variant={chosen}
          rename={name => rename(chosen, name)}
          remove={() => remove(chosen)}
        />
      )}
      {!isKept && <p>{t('notKept')}</p>}
      <div className="row">
        <FileButton label={t('bring')} onFile={bring} />
      </div>
    </div>
  )
}
