import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import type { NoteTold, ThreadTold } from '#protocol/board'
import { type ReactionKind, reactionKinds } from '#protocol/board-words'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import cheers from '~icon/beer-stein'
import ha from '~icon/imp-laugh'
import clever from '~icon/light-bulb'
import { someone } from '../../house/person.ts'
import { useWhoPlays } from '../../house/who-plays.ts'
import { boardHouse } from '../api.ts'
import { useBoardRefusal } from '../refusals.ts'
import type { ThreadShown } from './use-thread.ts'

const signs: Readonly<Record<ReactionKind, IconData>> = { cheers, clever, ha }

interface ReactionsProps {
  readonly thread: ThreadTold
  readonly note: NoteTold
  readonly onChange: ThreadShown['changed']
}

/** A sign, a word and a count each. Mine fill at once, and go back with a word if the house did not take it. */
export function Reactions({ thread, note, onChange }: ReactionsProps) {
  const t = useTranslations('board.reactions')
  const say = useBoardRefusal()
  const { name } = useWhoPlays()
  const [wish, setWish] = useState<{ readonly kind: ReactionKind; readonly on: boolean } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isOpen = thread.closed === null
  const press = async (kind: ReactionKind): Promise<void> => {
    if (wish !== null) return
    const on = !note.mine.includes(kind)
    setWish({ kind, on })
    const person = await someone(name)
    const told = isRefused(person) ? person : await boardHouse.react(thread.id, note.number, kind, on)
    setWish(null)
    setProblem(isRefused(told) ? say(told) : null)
    if (!isRefused(told)) onChange(told)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of switches, not of fields
    <div className="note-reactions" role="group" aria-label={t('label')}>
      {reactionKinds.map(kind => {
        const isMine = wish?.kind === kind ? wish.on : note.mine.includes(kind)
        const n = note.reactions[kind] + Number(isMine) - Number(note.mine.includes(kind))
        return (
          <button key={kind} type="button" aria-pressed={isMine} disabled={!isOpen} onClick={() => void press(kind)}>
            <Icon of={signs[kind]} />
            <span>{t(kind)}</span>
            {n > 0 && <b>{n}</b>}
          </button>
        )
      })}
      {problem !== null && <small role="alert">{problem}</small>}
    </div>
  )
}
