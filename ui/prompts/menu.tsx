import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { movesIn } from '#kernel/answer'
import type { Menu } from '#kernel/question'
import { Said } from '../pieces/said.tsx'
import { WhyNot } from '../pieces/why-not.tsx'
import type { PromptProps } from '../screen.ts'
import { useTable } from '../table.ts'
import { Choices } from './choices.tsx'
import { Confirm } from './confirmed.tsx'
import { useOptions } from './options.ts'

type ByKind = (kind: string) => ComponentType<PromptProps> | undefined

/** One of several moves. A move without further questions is submitted immediately; any other asks on. */
export function MenuPrompt({ question, answer, isSending, inner }: PromptProps & { readonly inner: ByKind }) {
  const { confirms } = useTable()
  const t = useTranslations('play')
  const called = useOptions(question)
  const ask = question.ask as Menu
  const moves = movesIn(ask)
  const [chosen, setChosen] = useState<string | null>(null)
  const asks = moves.find(([move]) => move === chosen)?.[1]
  const Asks = asks === undefined || isJust(asks) ? undefined : inner(asks.kind)
  if (chosen !== null && asks !== undefined && Asks !== undefined)
    return (
      <div className="prompt menu">
        <button type="button" className="quiet back-to-moves" data-takes-back onClick={() => setChosen(null)}>
          ‹ {t('otherMove', { move: called.moveText(chosen) })}
        </button>
        <Asks
          key={chosen}
          question={{ name: question.name, ask: asks }}
          move={chosen}
          isSending={isSending}
          answer={given => answer({ [chosen]: given })}
        />
      </div>
    )
  const give = (move: string): void => {
    const just = moves.find(([name]) => name === move)?.[1]
    answer({ [move]: just?.kind === 'oneOf' ? just.options[0] : undefined })
  }
  const choose = (key: string | number): void => {
    const move = String(key)
    const its = moves.find(([name]) => name === move)?.[1]
    if (its !== undefined && isJust(its) && !confirms) give(move)
    else setChosen(move)
  }
  return (
    <div className="prompt menu">
      <Choices
        all={moves.map(([key]) => ({ key, said: <Said saying={called.move(key)} plain />, card: null }))}
        chosen={chosen}
        disabled={isSending}
        choose={choose}
      >
        {ask.barred.map(({ move, rule }) => (
          <WhyNot key={move} rule={rule}>
            <Said saying={called.move(move)} plain />
          </WhyNot>
        ))}
      </Choices>
      {confirms && (
        <Confirm
          text={chosen === null ? null : called.moveText(chosen)}
          disabled={isSending}
          onPress={() => chosen !== null && give(chosen)}
        />
      )}
    </div>
  )
}

/** A move without further questions. */
const isJust = (ask: ReturnType<typeof movesIn>[number][1]): boolean =>
  ask.kind === 'oneOf' && ask.options.length === 1 && ask.barred.length === 0
