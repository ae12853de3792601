import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { isRefused, type OptionsTold } from '#client/messages'
import { manifestOf } from '#games/manifests'
import { Icon } from '#ui/pieces/icon.tsx'
import round from '~icon/round-table'
import { ask } from '../device/worker-house.ts'
import { useActing } from '../house/acting.ts'
import type { GameOffered } from '../house/api.ts'
import { useWhoPlays } from '../house/who-plays.ts'
import { Refusal } from '../pages/frame/refusal.tsx'
import { useBench } from './bench-context.ts'
import type { Standing } from './model/standing.ts'
import type { Testing } from './test/use-testing.ts'

/** How long bots pause at the table where the card is tried, in milliseconds. */
const PAUSE = 500

interface DeedProps {
  readonly testing: Testing
  readonly hang: () => void
}

/** What comes next, in words and as the one gold button. */
export function Deed({ testing, hang }: DeedProps) {
  const t = useTranslations('workshop')
  const { craft, standing, remember } = useBench()
  const [, go] = useLocation()
  const who = useWhoPlays()
  const { act, isBusy, refused } = useActing()
  const isReady = standing.at === 'ready'
  const play = async (): Promise<void> => {
    if (standing.at !== 'ready') return
    remember()
    const seats = manifestOf(craft.game)?.usual ?? 4
    const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'knight' }))
    const people = [{ name: who.name, crest: who.crest }]
    const begun = await act(async () => {
      const offered = await ask<GameOffered>({ t: 'offered', game: craft.game })
      if (isRefused(offered)) return offered
      // By the rules of a short game, if there are such: one wants to see the card soon.
      const options = { ...offered.presets.shortGame, guests: [standing.card] } as unknown as OptionsTold
      const terms = { game: craft.game, seats: [...people, ...bots], options, pause: PAUSE }
      return ask<{ readonly match: string }>({ t: 'begin', terms })
    })
    if (begun !== null) go(`/here/${begun.match}`)
  }
  const isRunning = testing.state === 'running'
  return (
    <>
      <p className="deed-words" role="status">
        <Words standing={standing} testing={testing} />
      </p>
      <Refusal refused={refused} />
      {isRunning && (
        <button type="button" className="framed" onClick={testing.stop}>
          {t('stopTest')}
        </button>
      )}
      {isReady && !isRunning && (
        <button type="button" className="framed deed-play" disabled={isBusy} onClick={play}>
          <Icon of={round} /> {t('play')}
        </button>
      )}
      {testing.verdict !== null || isRunning ? (
        <button type="button" className="primary" disabled={!isReady || isRunning} onClick={hang}>
          {t('hang')}
        </button>
      ) : (
        <button
          type="button"
          className="primary"
          disabled={!isReady || testing.start === null}
          onClick={testing.start ?? undefined}
        >
          {t('test')}
        </button>
      )}
    </>
  )
}

function Words({ standing, testing }: { readonly standing: Standing; readonly testing: Testing }) {
  const t = useTranslations('workshop.deed')
  if (testing.state === 'running') return <Two first={t('running')} then={t('runningMore')} />
  switch (standing.at) {
    case 'blank':
      return <Two first={t('blank')} then={t('blankMore')} />
    case 'unfinished':
      return <Two first={t('unfinished')} then={standing.missing.map(it => t(`missing.${it}`)).join(' ')} />
    case 'misnamed':
      return <Two first={t('unfinished')} then={t('missing.name')} />
    case 'overfull':
    case 'impossible':
      return <Two first={t('impossible')} then={t('impossibleMore')} isWrong />
    case 'ready':
      return testing.verdict === null ? (
        <Two first={t('ready')} then={t('readyMore')} />
      ) : (
        <Two first={t('tested')} then={t('testedMore')} />
      )
  }
}

const Two = ({
  first,
  then,
  isWrong = false,
}: {
  readonly first: string
  readonly then: string
  readonly isWrong?: boolean
}) => (
  <>
    <strong data-wrong={isWrong || undefined}>{first}</strong> {then}
  </>
)
