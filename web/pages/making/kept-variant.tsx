import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nameIn } from '#games/workshop/guest'
import { type Variant, variantPath } from '#games/workshop/variant'
import { useGameTitle } from '../../house/games.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { useInviting } from '../table/inviting.ts'
import { saveVariant } from './variant-files.ts'
import { VariantName } from './variant-name.tsx'

interface KeptVariantProps {
  readonly game: string
  readonly variant: Variant
  readonly rename: (name: string) => void
  readonly remove: () => void
}

/** What can be done with house rules that are kept here: pass them on, rename or delete them. */
export function KeptVariant({ game, variant, rename, remove }: KeptVariantProps) {
  const t = useTranslations('home.making.variants')
  const here = useTranslations('here')
  const table = useTranslations('home.table')
  const common = useTranslations('common')
  const title = useGameTitle()
  const { language } = useStore(settings)
  const name = nameIn(variant, language)
  const text = t('shareText', { game: title(game), name })
  const { url, news, copy, share } = useInviting(variantPath(game, variant), text, t('copied'))
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming)
    return (
      <VariantName name={name} act={t('rename')} isAskedFor onName={rename}>
        <button type="button" className="quiet" onClick={() => setRenaming(false)}>
          {common('cancel')}
        </button>
      </VariantName>
    )
  return (
    <>
      <input
        className="variant-link"
        readOnly
        value={url}
        aria-label={t('link', { name })}
        onFocus={event => event.target.select()}
      />
      <div className="row">
        <button type="button" className="framed" onClick={copy}>
          {table('copy')}
        </button>
        {share !== null && (
          <button type="button" className="framed" onClick={share}>
            {table('share')}
          </button>
        )}
        <button type="button" className="framed" onClick={() => setRenaming(true)}>
          {t('rename')}
        </button>
        <button type="button" className="framed" onClick={() => saveVariant(game, variant)}>
          {here('save')}
        </button>
        <button type="button" className="framed" onClick={remove}>
          {here('remove')}
        </button>
      </div>
      <p className="news" role="status">
        {news}
      </p>
    </>
  )
}
