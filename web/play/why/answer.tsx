import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Speaker } from '#games/speaker'
import type { Ask, Counts, Shares, Split, Transfer } from '#kernel/question'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import { useTable } from '#ui/table'
import type { AskedThen } from './asked-then.ts'

interface AnswerProps {
  readonly asked: AskedThen
  readonly answer: unknown
}

/** An answer to a question of the past, in words. Null is somebody who preferred to wait. */
export function Answer({ asked, answer }: AnswerProps) {
  const { screen } = useTable()
  const t = useTranslations('play.weighed')
  const { question, view } = asked
  const { ask } = question
  if (answer === null) return t('wait')
  if (ask.kind !== 'menu') return <Inner asked={asked} ask={ask} answer={answer} />
  const [move = '', value] = Object.entries(answer as Readonly<Record<string, unknown>>)[0] ?? []
  const inner = ask.moves[move]
  const said = screen.move?.(question, move, view) ?? screen.option(question, move, view, move)
  const isJust = inner === undefined || (inner.kind === 'oneOf' && value === 'yes')
  return (
    <>
      <Said saying={said} plain />
      {!isJust && (
        <>
          {': '}
          <Inner asked={asked} ask={inner} answer={value} move={move} />
        </>
      )}
    </>
  )
}

interface InnerProps extends AnswerProps {
  readonly ask: Ask
  readonly move?: string
}

function Inner({ asked: { question, view }, ask, answer, move }: InnerProps) {
  const { screen } = useTable()
  const t = useTranslations('play')
  const called = (option: string | number) => (
    <Said saying={screen.option(question, option, view, move)} sentence={false} plain />
  )
  const counted = (counts: Counts): ReactNode => {
    const some = Object.entries(counts).filter(([, n]) => (n ?? 0) > 0)
    return some.length === 0 ? (
      t('weighed.nothing')
    ) : (
      <Joined all={some.map(([name, n = 0]) => [<Thing key={name} name={name} n={n} called={called} />])} by=", " />
    )
  }
  const recipient = (to: number): ReactNode =>
    (ask as Split).toSeats ? <SeatName seat={to} /> : t('part', { n: to + 1 })
  switch (ask.kind) {
    case 'amount':
      return String(answer)
    case 'oneOf':
      return called(answer as string | number)
    case 'bundle':
      return counted(answer as Counts)
    case 'split': {
      const shares = Object.entries(answer as Shares)
      return <Joined all={shares.map(([to, counts]) => [recipient(Number(to)), ': ', counted(counts)])} by="; " />
    }
    case 'trade': {
      const transfers = answer as readonly Transfer[]
      const one = ({ from, to, what }: Transfer): ReactNode[] => [
        <SeatName key="from" seat={from} />,
        ' → ',
        <SeatName key="to" seat={to} />,
        ': ',
        counted(what),
      ]
      return <Joined all={transfers.map(one)} by="; " />
    }
    case 'menu':
      return null
  }
}

interface ThingProps {
  readonly name: string
  readonly n: number
  readonly called: (option: string) => ReactNode
}

/** A number of one kind of thing: its pictures if the game has them, otherwise in words. */
function Thing({ name, n, called }: ThingProps) {
  const { screen, speaker } = useTable()
  const text = textOf(speaker, name, n)
  if (text !== null) return <screen.Thing kind={name} n={n} text={text} />
  return (
    <>
      {n > 1 && `${n} × `}
      {called(name)}
    </>
  )
}

/** A game has words for each of its things. A speaker that has none refuses. */
function textOf(speaker: Speaker, name: string, n: number): string | null {
  try {
    return speaker.text({ say: `things.${name}`, with: { n } })
  } catch {
    return null
  }
}

interface JoinedProps {
  readonly all: readonly (readonly ReactNode[])[]
  readonly by: string
}
const Joined = ({ all, by }: JoinedProps) =>
  numbered(all).map(({ no, it }, i) => (
    <Fragment key={no}>
      {i > 0 && by}
      {numbered(it).map(piece => (
        <Fragment key={piece.no}>{piece.it}</Fragment>
      ))}
    </Fragment>
  ))
