import { useTranslations } from 'use-intl'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import { Seal } from '#ui/pieces/seal.tsx'
import hourglass from '~icon/hourglass'
import target from '~icon/human-target'
import scales from '~icon/scales'
import wax from '~icon/wax-seal'
import { useBench } from '../bench-context.ts'
import { draftName } from '../model/draft.ts'
import { Candle } from './candle.tsx'
import { DotPlot } from './dot-plot.tsx'
import { Figures } from './figures.tsx'
import { Said } from './said.tsx'
import type { Testing } from './use-testing.ts'
import { Versions } from './versions.tsx'
import './test-table.css'

interface TestTableProps {
  readonly testing: Testing
  /** Hangs the card in the gallery as it is. */
  readonly hang: () => void
}

/** What many games say about the card: the verdict first, as a sentence with a seal, and then the figures. */
export function TestTable({ testing, hang }: TestTableProps) {
  const t = useTranslations('workshop.testing')
  const verdicts = useTranslations('workshop.verdicts')
  const { craft, draft, standing } = useBench()
  const { state, verdict, before, progress, box } = testing
  const shown = verdict ?? progress?.verdict ?? (state === 'running' ? null : before)
  return (
    <section className="test-table" id="workshop-test" aria-labelledby="test-title">
      <header>
        <h2 id="test-title">{t('title')}</h2>
        <small className="test-about">{t('about')}</small>
      </header>
      <div className="verdict-plate parchment">
        {state === 'running' ? (
          <Candle testing={testing} />
        ) : verdict !== null ? (
          <>
            <Seal word={verdict.verdict} name={verdicts(verdict.verdict)} />
            <Said verdict={verdict} isSeeking={testing.isSeeking} />
          </>
        ) : (
          <>
            <Seal word={null} name={verdicts('untested')} />
            <div>
              <h3>{state === 'failed' ? t('failed') : standing.at === 'ready' ? t('untested') : t('notYet')}</h3>
              <p>
                {state === 'failed'
                  ? ''
                  : testing.start !== null
                    ? t('untestedMore')
                    : standing.at === 'ready'
                      ? t('cannot')
                      : standing.at === 'blank' || standing.at === 'unfinished'
                        ? t('emptyMore')
                        : t('impossibleMore')}{' '}
                {before !== null && (state === 'failed' || testing.start === null) && t('keptBelow')}
              </p>
              {testing.start !== null && (
                <button type="button" className="try-button" onClick={testing.start}>
                  {state === 'failed' ? t('again') : t('start')}
                </button>
              )}
              {standing.at === 'ready' && (
                <button type="button" className="hang-untested" onClick={hang}>
                  {t('hangUntested')}
                </button>
              )}
            </div>
          </>
        )}
      </div>
      {(shown !== null || Object.keys(box).length > 0) && (
        <>
          <DotPlot
            measure="price"
            box={box}
            figure={shown?.price ?? null}
            name={draftName(draft, craft.language)}
            isSoft={state === 'running'}
          />
          <DotPlot
            measure="winnerWins"
            box={box}
            figure={shown?.winnerWins ?? null}
            name={draftName(draft, craft.language)}
            isSoft={state === 'running'}
          />
        </>
      )}
      {shown === null ? <Expect /> : <Figures verdict={shown} isSoft={state === 'running'} />}
      <Versions testing={testing} />
    </section>
  )
}

const expected: readonly (readonly [IconData, 'wins' | 'length' | 'uses' | 'seal'])[] = [
  [scales, 'wins'],
  [hourglass, 'length'],
  [target, 'uses'],
  [wax, 'seal'],
]

/** What the test will show. */
function Expect() {
  const t = useTranslations('workshop.testing.expect')
  return (
    <ul className="expect">
      {expected.map(([icon, name]) => (
        <li key={name}>
          <Icon of={icon} />
          <span>
            <b>{t(name)}</b>
            <small>{t(`${name}More`)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
