import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '#ui/pieces/icon.tsx'
import candle from '~icon/candle-holder'
import { useRefusal } from '../house/refusals.ts'
import { Page } from '../pages/frame/page.tsx'
import '../pages/frame/banner.css'
import { saveAsFile } from './files.ts'
import { useHere } from './game-context.ts'

/** Why a match on this device is not shown, and what to do about it. */
export function NotHere({ code }: { readonly code: string }) {
  const game = useHere()
  const [t, problems] = [useTranslations('here'), useTranslations('people.problem')]
  const say = useRefusal()
  const [problem, setProblem] = useState<string | null>(null)
  const isTaken = code === 'taken over'
  const isElsewhere = code === 'elsewhere' || isTaken
  const canSave = code === 'other rules' || code === 'damaged'
  const title = t(isTaken ? 'takenTitle' : isElsewhere ? 'elsewhereTitle' : 'otherTitle')
  return (
    <Page title={title} className="trouble">
      <Icon of={candle} className="out" />
      <p role="alert">{isElsewhere ? t(isTaken ? 'taken' : 'elsewhere') : say({ code })}</p>
      {canSave && <p>{t('saveFirst')}</p>}
      {problem !== null && <p role="alert">{say({ code: problem })}</p>}
      <div className="row">
        {isElsewhere && (
          <button type="button" className="primary" onClick={() => game.open(true)}>
            {t('takeOver')}
          </button>
        )}
        {(code === 'broken' || code === 'unreadable') && (
          <button type="button" className="primary" onClick={() => game.open()}>
            {problems('again')}
          </button>
        )}
        {canSave && (
          <button
            type="button"
            className="primary"
            onClick={async () => setProblem((await saveAsFile(game.match))?.code ?? null)}
          >
            {t('save')}
          </button>
        )}
        <Link href="/" className="framed">
          {t('toHome')}
        </Link>
      </div>
    </Page>
  )
}
