import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation, useSearchParams } from 'wouter'
import { isRefused } from '#client/messages'
import { manifests } from '#games/manifests'
import { isName } from '#kernel/names'
import { LONGEST_TITLE, topics } from '#protocol/board-words'
import { languageIn, languages } from '#ui/language'
import { useActing } from '../../house/acting.ts'
import { useGameTitle } from '../../house/games.ts'
import { useMadeUpName } from '../../house/made-up-name.ts'
import { useStore } from '../../house/observable.ts'
import { me, someone } from '../../house/person.ts'
import { settings } from '../../house/settings.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { Choice } from '../../pages/frame/choice.tsx'
import { Page } from '../../pages/frame/page.tsx'
import { NameField } from '../../pages/people/name-field.tsx'
import { BoardRefusal } from '../board-refusal.tsx'
import { useKept } from '../kept.ts'
import { useInPlaceOfHouse } from '../told-by-house.ts'
import { NoteField } from './note-field.tsx'
import { PollFields } from './poll-fields.tsx'
import { posted, toSend } from './posting.ts'
import { beginning, gameOf, isDraft, isWhole, mayBeWithout, mustBeWithout, type NewDraft } from './thread-draft.ts'
import './writing.css'

/** A new thread. What is written is kept on the device until the house has it. */
export function NewThread() {
  const t = useTranslations('board')
  const w = useTranslations('board.writing')
  const people = useTranslations('people.name')
  const titleOf = useGameTitle()
  const id = useId()
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const { language } = useStore(settings)
  const person = useStore(me)
  const { name: usual } = useWhoPlays()
  const { another } = useMadeUpName()
  const [typedName, setName] = useState<string | null>(null)
  const name = (typedName ?? usual).trim()
  const [draft, setDraft] = useKept('new thread', isDraft, beginning(search, language))
  const change = (part: Partial<NewDraft>): void => setDraft({ ...draft, ...part })
  const { act, isBusy, refused } = useActing()
  useInPlaceOfHouse(true)
  const games = manifests.map(it => it.id)
  const game = gameOf(draft)
  const canPost = isWhole(draft) && (person != null || isName(name))
  const post = async (): Promise<void> => {
    const sent = toSend(draft)
    setDraft(sent)
    const told = await act(async () => {
      const who = await someone(name)
      return isRefused(who) ? who : posted(sent)
    })
    if (told === null) return
    setDraft(null)
    go(`/board/${told.thread.id}`)
  }
  return (
    <Page
      title={w('newTitle')}
      className="new-thread"
      bar={
        <>
          <BoardRefusal refused={refused} />
          <p>{w('kept')}</p>
          <button type="button" className="primary" disabled={!canPost || isBusy} onClick={post}>
            {w('post')}
          </button>
        </>
      }
    >
      <form className="new-thread-form" onSubmit={event => event.preventDefault()}>
        <Choice
          legend={w('topic')}
          isSmall
          value={draft.topic}
          offered={topics.map(topic => ({ value: topic, label: t(`topic.${topic}`) }))}
          onChange={topic => change({ topic })}
        />
        {!mustBeWithout(draft.topic) && (
          <Choice
            legend={w('game')}
            isSmall
            value={game ?? ''}
            offered={[
              ...games.map(it => ({ value: it, label: titleOf(it) })),
              ...(mayBeWithout(draft.topic) ? [{ value: '', label: t('noGame') }] : []),
            ]}
            onChange={it => change({ game: it === '' ? null : it })}
          />
        )}
        <label className="field">
          <span>{w('language')}</span>
          <select
            value={draft.language}
            onChange={event => change({ language: languageIn(event.target.value) ?? language })}
          >
            {Object.entries(languages).map(([it, own]) => (
              <option key={it} value={it} lang={it}>
                {own}
              </option>
            ))}
          </select>
        </label>
        <div className="field">
          <label htmlFor={id}>{w('titleLabel')}</label>
          <input
            id={id}
            dir="auto"
            lang={draft.language}
            maxLength={LONGEST_TITLE}
            value={draft.title}
            onChange={event => change({ title: event.target.value })}
          />
        </div>
        <NoteField
          label={w('textLabel')}
          text={draft.text}
          onChange={text => change({ text })}
          game={game}
          language={draft.language}
          rows={10}
          isOpen
        />
        {draft.topic === 'players' && !draft.text.includes('/table/') && <p className="seats-hint">{w('seatsHint')}</p>}
        <PollFields
          choices={draft.choices}
          onChange={all => change({ choices: all })}
          days={draft.days ?? null}
          onDays={days => change({ days })}
        />
        {person === null && (
          <NameField label={people('label')} name={typedName ?? usual} onChange={setName} another={another} />
        )}
      </form>
    </Page>
  )
}
