import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Form } from '#games/workshop/form'
import { Seal } from '#ui/pieces/seal.tsx'
import { useSmall } from '#ui/window'
import { Page } from '../pages/frame/page.tsx'
import { BeginFrom } from './begin-from.tsx'
import { BenchContext } from './bench-context.ts'
import { type Craft, wordFor } from './crafts.ts'
import { Deed } from './deed.tsx'
import { AllPictures } from './face/all-pictures.tsx'
import { BenchFace } from './face/bench-face.tsx'
import { Copies, Looks } from './face/looks.tsx'
import { Names } from './face/names.tsx'
import { HangSheet } from './hang-sheet.tsx'
import { LeansOn } from './leans-on.tsx'
import { drawn, Parts } from './parts/part.tsx'
import { PartsContext } from './parts/parts-context.ts'
import { Shelf } from './shelf/shelf.tsx'
import { CarriedPiece } from './steps/carried-piece.tsx'
import { Links } from './steps/links.tsx'
import { TestTable } from './test/test-table.tsx'
import { useTesting } from './test/use-testing.ts'
import { Tongues } from './tongues.tsx'
import { Toolbar } from './toolbar.tsx'
import { TrayOfBlanks } from './tray.tsx'
import { useMakingOf } from './use-bench.ts'
import { WhyNot } from './why-not.tsx'
import './bench-parts.css'
import './face/face.css'
import './sheets.css'
import './workshop.css'

interface MakingProps {
  readonly craft: Craft
  readonly crafts: readonly Craft[]
}

/** A card being made: the pieces, the bench and the test table. On a phone the card or the test. */
export function Making({ craft, crafts }: MakingProps) {
  const t = useTranslations('workshop')
  const bench = useMakingOf(craft)
  const testing = useTesting(bench)
  const isSmall = useSmall()
  const [tab, setTab] = useState<'card' | 'test'>('card')
  const [sheet, setSheet] = useState<'pictures' | 'hang' | null>(null)
  const { draft, standing, undo, redo, remember } = bench
  useUndoKeys(undo, redo)
  const hasPieces = Object.values(craft.kind.facts).some(isPieces)
  const facts = Object.fromEntries(Object.entries(craft.kind.facts).filter(([, form]) => !isPieces(form)))
  const lists = Object.fromEntries(Object.entries(craft.kind.facts).filter(([, form]) => isPieces(form)))
  const isEmpty = hasPieces && Object.keys(lists).every(name => (draft.facts[name] as readonly unknown[]).length === 0)
  const choosePicture = (): void => setSheet('pictures')
  const hang = (): void => {
    remember()
    setSheet('hang')
  }
  const close = (): void => setSheet(null)
  return (
    <BenchContext value={bench}>
      <PartsContext value={drawn}>
        <Page title={t('title')} className="workshop" isTool bar={<Deed testing={testing} hang={hang} />}>
          <Toolbar crafts={crafts} />
          {isSmall && (
            <div className="workshop-tabs" role="tablist" aria-label={t('title')}>
              {(['card', 'test'] as const).map(name => (
                <button
                  key={name}
                  type="button"
                  role="tab"
                  aria-selected={tab === name}
                  aria-controls={`workshop-${name}`}
                  onClick={() => setTab(name)}
                >
                  {name === 'card' ? (
                    t('tabCard')
                  ) : (
                    <>
                      {t('tabTest')}
                      {testing.verdict !== null && (
                        <Seal word={testing.verdict.verdict} name={t(`verdicts.${testing.verdict.verdict}`)} />
                      )}
                    </>
                  )}
                </button>
              ))}
            </div>
          )}
          <div className="shop" data-tab={isSmall ? tab : undefined} data-plain={!hasPieces || undefined}>
            {hasPieces && (!isSmall || tab === 'card') && <Shelf />}
            {(!isSmall || tab === 'card') && (
              <section className="work-bench" id="workshop-card" aria-label={t('bench')}>
                <div className="card-place">
                  <BenchFace choosePicture={choosePicture} />
                  {!isSmall && <Copies />}
                  {!isSmall && <Names />}
                </div>
                <div className="card-steps">
                  {!hasPieces && standing.at === 'blank' && <BeginFrom />}
                  {Object.keys(facts).length > 0 && (
                    <div className="facts">
                      <Parts parts={facts} value={draft.facts} path={[]} />
                    </div>
                  )}
                  {Object.keys(lists).map(name => (
                    <div key={name} className="steps-of">
                      <h2>{wordFor(craft, 'parts', name)}</h2>
                      <Links />
                      <Parts parts={{ [name]: lists[name] as Form }} value={draft.facts} path={[]} />
                    </div>
                  ))}
                  <WhyNot />
                  {isEmpty && <BeginFrom />}
                  <LeansOn />
                </div>
                {isSmall && <Copies />}
                {isSmall && <Names />}
                <Looks choosePicture={choosePicture} />
                <TrayOfBlanks />
                <Tongues />
              </section>
            )}
            {(!isSmall || tab === 'test') && <TestTable testing={testing} hang={hang} />}
          </div>
          {sheet === 'pictures' && <AllPictures close={close} />}
          {sheet === 'hang' && <HangSheet verdict={testing.verdict} close={close} />}
          <CarriedPiece />
        </Page>
      </PartsContext>
    </BenchContext>
  )
}

const isPieces = ({ is }: Form): boolean => is === 'pieces'

/** Control and Z, as everywhere. A text field undoes its own typing. */
function useUndoKeys(undo: (() => void) | null, redo: (() => void) | null): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      if ((event.target as HTMLElement).matches('input, textarea')) return
      event.preventDefault()
      ;(event.shiftKey ? redo : undo)?.()
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [undo, redo])
}
