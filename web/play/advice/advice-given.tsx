import { useTranslations } from 'use-intl'
import type { Advice } from '#analysis/advice'
import type { Seat } from '#kernel/seat'
import { Answer } from '../why/answer.tsx'
import type { AskedThen } from '../why/asked-then.ts'
import { Candidates } from '../why/candidates.tsx'
import { Sentences } from '../why/reason.tsx'
import type { Reasons } from '../why/use-reasons.ts'

interface AdviceGivenProps {
  readonly advice: Advice
  readonly asked: AskedThen
  readonly seat: Seat
  readonly reasons: Reasons | null
  readonly isMore: boolean
}

/** As many sentences as a hint has at first. */
const FEW = 2

/** What a Captain would do and why in two sentences; with `isMore` everything it said and weighed. */
export function AdviceGiven({ advice, asked, seat, reasons, isMore }: AdviceGivenProps) {
  const t = useTranslations('play.advice')
  const { decision, question } = advice
  const said = decision === null ? [] : (reasons?.why(decision, question, seat) ?? [])
  return (
    <>
      <p className="advice-answer">
        {t.rich('would', {
          what: () => (
            <b>
              <Answer asked={asked} answer={advice.answer} />
            </b>
          ),
        })}
      </p>
      {said.length > 0 && reasons !== null ? (
        <>
          <p className="advice-says">{t('says')}</p>
          <Sentences sayings={isMore ? said : said.slice(0, FEW)} reasons={reasons} />
        </>
      ) : (
        <p>{t(decision === null ? 'unweighed' : 'only')}</p>
      )}
      {isMore && decision !== null && decision.candidates.length > 1 && (
        <Candidates asked={asked} decision={decision} own={null} isOpen />
      )}
    </>
  )
}
