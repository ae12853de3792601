import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemWith } from '#kernel/answer'
import type { Shares, Split } from '#kernel/question'
import { Primary, Second } from '../pieces/actions.tsx'
import { Said } from '../pieces/said.tsx'
import { SeatName } from '../pieces/seat-name.tsx'
import { Stepper } from '../pieces/stepper.tsx'
import type { PromptProps } from '../screen.ts'
import { useTable } from '../table.ts'
import { given, leftOf } from './counts.ts'
import { useOptions } from './options.ts'
import { Wrong } from './wrong.tsx'

/** Divides everything here among the recipients. */
export function SplitPrompt({ question, answer, isSending, move }: PromptProps) {
  const { names } = useTable()
  const t = useTranslations('play')
  const called = useOptions(question, move)
  const ask = question.ask as Split
  const [shares, setShares] = useState<Shares>({})
  const problem = problemWith(ask, shares)
  const nameOf = (to: number): string => (ask.toSeats ? (names[to] ?? '') : t('part', { n: to + 1 }))
  return (
    <div className="prompt split">
      {ask.items.map(({ name }) => {
        const left = leftOf(ask, shares, name)
        return (
          <fieldset key={name} className="share">
            <legend>
              <Said saying={called.saying(name)} /> <span className="range">{t('left', { n: left })}</span>
            </legend>
            {ask.among.map(({ to }) => {
              const has = shares[to]?.[name] ?? 0
              return (
                <Stepper
                  key={to}
                  name={`${nameOf(to)}: ${called.text(name)}`}
                  value={has}
                  max={has + left}
                  disabled={isSending}
                  change={n => setShares(given(shares, to, name, n))}
                >
                  {ask.toSeats ? <SeatName seat={to} /> : nameOf(to)}
                </Stepper>
              )
            })}
          </fieldset>
        )
      })}
      <Wrong problem={problem} />
      <Primary disabled={isSending || problem !== null} onPress={() => answer(shares)}>
        {t('shareOut')}
      </Primary>
      <Second disabled={isSending} onPress={() => setShares(ask.idle)}>
        {t('evenly')}
      </Second>
    </div>
  )
}
