import { useEffect, useId, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused, type Refused } from '#client/messages'
import type { Verdict } from '#games/workshop/verdict'
import type { CardTold, Publication } from '#protocol/gallery'
import { type Language, languageIn, languages } from '#ui/language'
import { Seal } from '#ui/pieces/seal.tsx'
import { useActing } from '../house/acting.ts'
import { call } from '../house/calling.ts'
import { someone } from '../house/person.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { Refusal } from '../pages/frame/refusal.tsx'
import { useBench } from './bench-context.ts'

/** As long as a story may be. */
const LONGEST = 600

interface HangSheetProps {
  readonly verdict: Verdict | null
  readonly close: () => void
}

/** Hangs the card in the gallery of the house, with a story if there is one. */
export function HangSheet({ verdict, close }: HangSheetProps) {
  const t = useTranslations('workshop')
  const verdicts = useTranslations('workshop.verdicts')
  const { craft, standing, slot, changeSlot } = useBench()
  const { name } = useWhoPlays()
  const { act, isBusy, refused } = useActing()
  const [story, setStory] = useState('')
  const [language, setLanguage] = useState<Language>(craft.language)
  const [hung, setHung] = useState<string | null>(null)
  const id = useId()
  // A new version keeps the story of the one that hangs there, unless somebody writes another.
  const { hangs } = slot
  useEffect(() => {
    if (hangs === null || hung !== null) return
    let isHere = true
    void call<CardTold>('GET', `/api/gallery/${encodeURIComponent(hangs)}`).then(told => {
      if (!isHere || isRefused(told)) return
      setStory(before => (before === '' ? told.story : before))
      setLanguage(before => languageIn(told.language) ?? before)
    })
    return () => {
      isHere = false
    }
  }, [hangs, hung])
  const hang = async (): Promise<void> => {
    if (standing.at !== 'ready') return
    const told = await act(() =>
      hungUp(name, {
        game: craft.game,
        card: { ...standing.card },
        story: story.trim(),
        language,
        ...(slot.madeFrom !== null && { madeFrom: slot.madeFrom }),
        ...(slot.hangs !== null && { versionOf: slot.hangs }),
      }),
    )
    if (told === null) return
    changeSlot({ hangs: told.id })
    setHung(told.id)
  }
  return (
    <ModalOverlay className="workshop-sheet" isDismissable isOpen onOpenChange={isOpen => !isOpen && close()}>
      <Modal className="board">
        <Dialog className="hang-sheet">
          <Heading slot="title">{hung === null ? t('hang') : t('hung')}</Heading>
          {hung !== null ? (
            <p role="status">{t('hungMore')}</p>
          ) : (
            <>
              <p className="hang-verdict">
                <Seal word={verdict?.verdict ?? null} name={verdicts(verdict?.verdict ?? 'untested')} />
                <span>
                  {t(verdict === null ? 'hangUntested' : 'hangAbout')} {slot.hangs !== null && t('hangAgain')}
                </span>
              </p>
              <label htmlFor={id}>{t('story')}</label>
              <textarea
                id={id}
                rows={4}
                maxLength={LONGEST}
                value={story}
                lang={language}
                onChange={event => setStory(event.target.value)}
              />
              <label className="field">
                {t('storyLanguage')}
                <select value={language} onChange={event => setLanguage(languageIn(event.target.value) ?? language)}>
                  {Object.entries(languages).map(([key, own]) => (
                    <option key={key} value={key} lang={key}>
                      {own}
                    </option>
                  ))}
                </select>
              </label>
              {refused !== null && isOwn(refused.code) ? (
                <p className="refused-line" role="alert">
                  {t(`hangRefused.${refused.code}`)}
                </p>
              ) : (
                <Refusal refused={refused} />
              )}
            </>
          )}
          <div className="row">
            <button type="button" className="framed" onClick={close}>
              {hung === null ? t('notYet') : t('close')}
            </button>
            {hung === null ? (
              <button type="button" className="primary" disabled={isBusy} onClick={hang}>
                {t('hangNow')}
              </button>
            ) : (
              <Link href={`/gallery/${hung}`} className="primary">
                {t('seeIt')}
              </Link>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Whoever hangs up a card has a name in the house. What was taken down meanwhile has no new version: it is a new card. */
async function hungUp(name: string, card: Publication): Promise<CardTold | Refused> {
  const person = await someone(name)
  if (isRefused(person)) return person
  const told = await call<CardTold>('POST', '/api/gallery', card)
  if (!isRefused(told) || (told.code !== 'taken down' && told.code !== 'no card')) return told
  const { versionOf, madeFrom: _, ...alone } = card
  if (versionOf === undefined && told.code === 'taken down') return told
  return call<CardTold>('POST', '/api/gallery', alone)
}

/** Refusals that are about a seat elsewhere, and here about a card. */
const isOwn = (code: string): code is 'taken' | 'busy' => code === 'taken' || code === 'busy'
