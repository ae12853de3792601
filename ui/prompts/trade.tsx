import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemWith } from '#kernel/answer'
import type { Counts, Trade } from '#kernel/question'
import { Primary, Second } from '../pieces/actions.tsx'
import { Said } from '../pieces/said.tsx'
import { SeatName } from '../pieces/seat-name.tsx'
import { Stepper } from '../pieces/stepper.tsx'
import type { PromptProps } from '../screen.ts'
import { useTable } from '../table.ts'
import { pairsOf, transfersIn } from './counts.ts'
import { useOptions } from './options.ts'
import { Wrong } from './wrong.tsx'

/** A trade among a few players: who gives what to whom. */
export function TradePrompt({ question, answer, isSending, move }: PromptProps) {
  const { names } = useTable()
  const t = useTranslations('play')
  const called = useOptions(question, move)
  const ask = question.ask as Trade
  const [handed, setHanded] = useState<Readonly<Record<string, Counts>>>({})
  const transfers = transfersIn(handed)
  const problem = problemWith(ask, transfers)
  return (
    <div className="prompt trade">
      {pairsOf(ask).map(([from, to]) => {
        const pair = `${from} ${to}`
        const what = handed[pair] ?? {}
        return (
          <fieldset key={pair} className="share">
            <legend>
              {t.rich('givesTo', {
                from: () => <SeatName seat={from} text={names[from]} />,
                to: () => <SeatName seat={to} text={names[to]} />,
              })}
            </legend>
            {(from === ask.self ? ask.own : ask.wishes).map(({ name, max }) => (
              <Stepper
                key={name}
                name={t('handsOver', { from: names[from] ?? '', to: names[to] ?? '', what: called.text(name) })}
                value={what[name] ?? 0}
                max={max}
                disabled={isSending}
                change={n => setHanded({ ...handed, [pair]: { ...what, [name]: n } })}
              >
                <Said saying={called.saying(name)} plain />
              </Stepper>
            ))}
          </fieldset>
        )
      })}
      {transfers.length > 0 && <Wrong problem={problem} />}
      <Primary disabled={isSending || problem !== null} onPress={() => answer(transfers)}>
        {t('offer')}
      </Primary>
      <Second takesBack disabled={isSending || transfers.length === 0} onPress={() => setHanded({})}>
        {t('clear')}
      </Second>
    </div>
  )
}
