import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import type { NoteAnswer } from '#protocol/board'
import { someone } from '../../house/person.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { boardHouse } from '../api.ts'
import { draftId, keepAt, keptAt } from '../kept.ts'
import { useBoardRefusal } from '../refusals.ts'

/** An answer on its way to the house. Sending it twice is harmless: the house knows the draft. */
interface OnItsWay {
  readonly draft: string
  readonly text: string
  /** Why the house did not take it, by code; null while it is being sent. */
  readonly problem: string | null
}

export interface UnsentAnswers {
  readonly all: readonly OnItsWay[]
  readonly send: (text: string, name: string) => void
  readonly again: (draft: string) => void
  /** It is not to be sent any more. */
  readonly drop: (draft: string) => void
  /** Brings the text back to the field, where it can be changed. */
  readonly onBack: (heard: (text: string) => void) => () => void
  /** Null while there is no field. */
  readonly back: ((draft: string) => void) | null
}

const areAnswers = (it: unknown): it is readonly OnItsWay[] =>
  Array.isArray(it) && it.every(each => typeof Object(each).draft === 'string' && typeof Object(each).text === 'string')

/** Answers that the house has not acknowledged. They are kept on the device until it has. */
export function useUnsent(thread: string, sent: (answer: NoteAnswer) => void): UnsentAnswers {
  const key = `unsent ${thread}`
  const [all, setAll] = useState<readonly OnItsWay[]>(() =>
    (keptAt(key, areAnswers) ?? []).map(it => ({ ...it, problem: it.problem ?? 'offline' })),
  )
  const [back, setBack] = useState<((text: string) => void) | null>(null)
  const { name: usual } = useWhoPlays()
  useEffect(() => keepAt(key, all.length === 0 ? null : all), [key, all])
  const post = async (it: Pick<OnItsWay, 'draft' | 'text'>, name: string): Promise<void> => {
    setAll(now => [...now.filter(({ draft }) => draft !== it.draft), { ...it, problem: null }])
    const person = await someone(name)
    const told = isRefused(person) ? person : await boardHouse.answer(thread, it)
    setAll(now =>
      isRefused(told)
        ? now.map(each => (each.draft === it.draft ? { ...each, problem: told.code } : each))
        : now.filter(({ draft }) => draft !== it.draft),
    )
    if (!isRefused(told)) sent(told)
  }
  const found = (draft: string): OnItsWay | undefined => all.find(it => it.draft === draft)
  const drop = (draft: string): void => setAll(now => now.filter(it => it.draft !== draft))
  return {
    all,
    send: (text, name) => void post({ draft: draftId(), text }, name),
    again: draft => {
      const it = found(draft)
      if (it !== undefined) void post({ draft, text: it.text }, usual)
    },
    drop,
    onBack: heard => {
      setBack(() => heard)
      return () => setBack(null)
    },
    back:
      back &&
      (draft => {
        back(found(draft)?.text ?? '')
        drop(draft)
      }),
  }
}

/** Answers that could not be sent stay in their place. */
export function Unsent({ unsent: { all, again, drop, back } }: { readonly unsent: UnsentAnswers }) {
  const t = useTranslations('board.writing')
  const say = useBoardRefusal()
  return (
    <ol className="unsent-notes">
      {all.map(({ draft, text, problem }) => (
        <li key={draft} className="posted board" data-unsent={problem !== null || undefined}>
          <p className="unsent-text" dir="auto">
            {text}
          </p>
          <p role={problem === null ? 'status' : 'alert'}>
            {problem === null ? t('sending') : t('unsent', { why: say({ code: problem }) })}
          </p>
          {problem !== null && (
            <div className="row">
              <button type="button" className="primary" onClick={() => again(draft)}>
                {t('sendAgain')}
              </button>
              {back !== null && (
                <button type="button" className="framed" onClick={() => back(draft)}>
                  {t('backToField')}
                </button>
              )}
              <button type="button" className="quiet" onClick={() => drop(draft)}>
                {t('discard')}
              </button>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
