import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { CardProblem } from '#games/workshop/reading'
import type { Craft } from './crafts.ts'
import { useKindNames } from './use-kind-names.ts'

/** What came of a file: how many of its cards lie on blank ones now, or what is wrong with it. */
export type Brought =
  | {
      readonly laid: number
      /** Those for which no blank card was left. */
      readonly left: number
      /** The other kinds of cards that were in it. */
      readonly elsewhere: readonly Craft[]
    }
  | CardProblem

interface FromFileProps {
  readonly crafts: readonly Craft[]
  readonly brought: Brought
  readonly close: () => void
}

export function FromFile({ crafts, brought, close }: FromFileProps) {
  const t = useTranslations('workshop')
  const isBad = brought instanceof CardProblem || brought.laid === 0
  return (
    <span className="from-file" data-bad={isBad || undefined} role={isBad ? 'alert' : 'status'}>
      <span>
        <Told crafts={crafts} brought={brought} />
      </span>
      <button type="button" className="tiny" aria-label={t('close')} onClick={close}>
        ✕
      </button>
    </span>
  )
}

function Told({ crafts, brought }: Omit<FromFileProps, 'close'>) {
  const t = useTranslations('workshop')
  const nameOf = useKindNames(crafts)
  if (brought instanceof CardProblem) return brought.at === 'pack' ? t('badFile') : t('badPart', { at: brought.at })
  const { laid, left, elsewhere } = brought
  if (laid + left === 0) return t('badFile')
  return (
    <>
      {laid > 0 && t('brought', { n: laid })} {left > 0 && t('noBlankLeft', { n: left })}
      {elsewhere.map(of => (
        <Link key={of.name} href={`/workshop/${of.name}`} replace>
          {nameOf(of)}
        </Link>
      ))}
    </>
  )
}
