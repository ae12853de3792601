import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemWith } from '#kernel/answer'
import type { Bundle, Counts } from '#kernel/question'
import { Primary } from '../pieces/actions.tsx'
import { Said } from '../pieces/said.tsx'
import { Stepper } from '../pieces/stepper.tsx'
import { WhyNot } from '../pieces/why-not.tsx'
import type { PromptProps } from '../screen.ts'
import { inAll, roomFor } from './counts.ts'
import { useOptions } from './options.ts'
import { Wrong } from './wrong.tsx'

/** An amount of each kind of thing. */
export function BundlePrompt({ question, answer, isSending, move }: PromptProps) {
  const t = useTranslations('play')
  const called = useOptions(question, move)
  const ask = question.ask as Bundle
  const [counts, setCounts] = useState<Counts>({})
  const problem = problemWith(ask, counts)
  return (
    <div className="prompt bundle">
      <div className="steppers">
        {ask.items.map(({ name, max, step, rule }) =>
          max < step ? (
            <WhyNot key={name} rule={rule}>
              <Said saying={called.saying(name)} plain />
            </WhyNot>
          ) : (
            <Stepper
              key={name}
              name={called.text(name)}
              value={counts[name] ?? 0}
              max={(counts[name] ?? 0) + roomFor(ask, counts, name)}
              step={step}
              disabled={isSending}
              change={n => setCounts({ ...counts, [name]: n })}
            >
              <Said saying={called.saying(name)} plain />
              <span className="range">{t('upTo', { max })}</span>
            </Stepper>
          ),
        )}
      </div>
      <Wrong problem={problem} />
      <Primary disabled={isSending || problem !== null} onPress={() => answer(counts)}>
        {t('confirmCount', { n: inAll(counts) })}
      </Primary>
    </div>
  )
}
