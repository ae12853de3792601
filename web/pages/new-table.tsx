import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation, useParams } from 'wouter'
import type { OptionsTold } from '#client/messages'
import { manifestOf } from '#games/manifests'
import { CardProblem } from '#games/workshop/reading'
import { type Variant, variantAt } from '#games/workshop/variant'
import { isName } from '#kernel/names'
import { useActing } from '../house/acting.ts'
import type { GameOffered } from '../house/api.ts'
import { optionTableOf, rulesWith } from '../house/choosing-options.ts'
import { createTable, type NewTableSettings, pathToTable } from '../house/create-table.ts'
import { useGameTitle } from '../house/games.ts'
import { beginOrLearn } from '../house/lesson-offer.ts'
import { useMadeUpName } from '../house/made-up-name.ts'
import { useOffered } from '../house/offered.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { Page } from './frame/page.tsx'
import { Refusal } from './frame/refusal.tsx'
import { Offered } from './making/offered.tsx'
import { usualPace } from './making/pace-field.tsx'
import { TermsForm } from './making/terms-form.tsx'
import { VariantTold } from './making/variant-told.tsx'
import { WhichGame } from './making/which-game.tsx'
import { NameField } from './people/name-field.tsx'
import { Problem } from './problem.tsx'

/** Creating a table: which game, how many players, how fast, and with which rules. */
export function NewTable() {
  const { game, variant } = useParams<{ game?: string; variant?: string }>()
  const t = useTranslations('home')
  if (game === undefined) return <WhichGame title={t('making.title')} act={t('makeTable')} to="/new" />
  return manifestOf(game) === null ? (
    <Problem code="no screen" />
  ) : (
    <Offers key={`${game} ${variant}`} game={game} variant={variant} />
  )
}

interface OffersProps {
  readonly game: string
  /** The part of the address that carries house rules. */
  readonly variant: string | undefined
}

function Offers({ game, variant }: OffersProps) {
  const t = useTranslations('home.making')
  const title = useGameTitle()
  return (
    <Offered offered={useOffered(game)} title={t('of', { game: title(game) })}>
      {offered => <Making offered={offered} variant={variant} />}
    </Offered>
  )
}

interface MakingProps {
  readonly offered: GameOffered
  readonly variant: string | undefined
}

function Making({ offered, variant }: MakingProps) {
  const t = useTranslations('home.making')
  const people = useTranslations('people.name')
  const title = useGameTitle()
  const [, go] = useLocation()
  const { another } = useMadeUpName()
  const known = useWhoPlays().name
  const [typed, setName] = useState<string | null>(null)
  const name = typed ?? known
  const { act, isBusy, refused } = useActing()
  const [linked] = useState(() => (variant === undefined ? null : linkedRules(offered, variant)))
  const [wishes, setWishes] = useState<NewTableSettings>({
    game: offered.id,
    seats: Math.min(4, offered.seats.max),
    bots: 0,
    bot: offered.bot,
    pace: usualPace,
    standIns: true,
    listed: false,
    ...(linked === null || linked === 'unreadable' ? { options: {} } : rulesWith(offered, linked, {})),
  })
  const isAlone = wishes.bots === wishes.seats - 1
  const make = (): Promise<void> => beginOrLearn(offered.id, go, begin)
  const begin = async (): Promise<void> => {
    const table = await act(() => createTable({ ...wishes, listed: wishes.listed && !isAlone }, name.trim()))
    if (table !== null) go(pathToTable(table))
  }
  const bar = (
    <>
      <Refusal refused={refused} />
      {isAlone && <p>{t('playNowAbout')}</p>}
      <button type="button" className="primary" disabled={isBusy || !isName(name.trim())} onClick={make}>
        {isAlone ? t('playNow') : t('make')}
      </button>
    </>
  )
  return (
    <Page title={t('of', { game: title(offered.id) })} className="making" bar={bar}>
      <TermsForm offered={offered} wishes={wishes} hasBots onChange={setWishes}>
        {linked === 'unreadable' && (
          <p className="refused-line" role="alert">
            {t('variants.badLink')}
          </p>
        )}
        {linked !== null && linked !== 'unreadable' && wishes.variant === linked.names && (
          <VariantTold offered={offered} names={linked.names} options={linked.options as OptionsTold}>
            <p>{t('variants.linked')}</p>
          </VariantTold>
        )}
        <section className="panel board">
          <NameField label={people('label')} name={name} onChange={setName} another={another} />
        </section>
      </TermsForm>
    </Page>
  )
}

/** The house rules that an address carries, or that it carries what cannot be. */
function linkedRules(offered: GameOffered, part: string): Variant | 'unreadable' {
  try {
    return variantAt(`/new/${offered.id}/${part}`, () => optionTableOf(offered))?.variant ?? 'unreadable'
  } catch (error) {
    if (!(error instanceof CardProblem)) throw error
    return 'unreadable'
  }
}
