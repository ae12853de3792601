import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import { nameIn } from '#games/workshop/guest'
import { variantPath } from '#games/workshop/variant'
import type { GameOffered } from '../../house/api.ts'
import { useStore } from '../../house/observable.ts'
import { useOffered } from '../../house/offered.ts'
import { settings } from '../../house/settings.ts'
import { useKeptVariants } from '../../house/use-kept-variants.ts'
import { Dialogue } from '../../play/dialogue.tsx'

interface PickerProps {
  readonly game: string
  readonly pick: (address: string) => void
  readonly close: () => void
}

/** House rules of this game that somebody keeps on this device under a name. */
export function RulesPicker({ game, pick, close }: PickerProps) {
  const t = useTranslations('board.writing')
  const common = useTranslations('common')
  const offered = useOffered(game)
  return (
    <Dialogue isOpen close={close} title={t('pickRules')}>
      {offered !== null && !isRefused(offered) && <Kept offered={offered} pick={pick} />}
      <button type="button" className="framed" onClick={close}>
        {common('cancel')}
      </button>
    </Dialogue>
  )
}

function Kept({ offered, pick }: { readonly offered: GameOffered; readonly pick: (address: string) => void }) {
  const t = useTranslations('board.writing')
  const { language } = useStore(settings)
  const { variants } = useKeptVariants(offered)
  if (variants.length === 0)
    return (
      <>
        <p role="status">{t('noRules')}</p>
        <Link href={`/new/${offered.id}`} className="framed">
          {t('openTable')}
        </Link>
      </>
    )
  return (
    <ul className="pick-rows">
      {variants.map(variant => {
        const path = variantPath(offered.id, variant)
        return (
          <li key={path}>
            <button type="button" className="framed" onClick={() => pick(`${location.origin}${path}`)}>
              <b>
                <bdi>{nameIn(variant, language)}</bdi>
              </b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
