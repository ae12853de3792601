import { useTranslations } from 'use-intl'
import { manifests } from '#games/manifests'
import type { StandingAnswer } from '#protocol/history'
import { useGameTitle } from '../../house/games.ts'
import { GamePicture } from '../../pages/home/game-picture.tsx'
import type { HistoryFilter } from '../api.ts'

interface FiltersProps {
  readonly filter: HistoryFilter
  readonly change: (filter: HistoryFilter) => void
  readonly people: StandingAnswer['people']
}

/** Which matches are listed. All wishes combine. On a phone they are one row that scrolls sideways. */
export function Filters({ filter, change, people }: FiltersProps) {
  const t = useTranslations('returning.history')
  const title = useGameTitle()
  const set = (part: { readonly [K in keyof HistoryFilter]: HistoryFilter[K] | undefined }): void => {
    const all = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined)
    change(Object.fromEntries(all))
  }
  return (
    <fieldset className="past-filters" aria-label={t('matches')}>
      <button type="button" aria-pressed={filter.game === undefined} onClick={() => set({ game: undefined })}>
        {t('all')}
      </button>
      {manifests.map(({ id }) => (
        <button
          key={id}
          type="button"
          className="past-game"
          aria-pressed={filter.game === id}
          aria-label={title(id)}
          title={title(id)}
          onClick={() => set({ game: filter.game === id ? undefined : id })}
        >
          <GamePicture game={id} />
        </button>
      ))}
      <button
        type="button"
        aria-pressed={filter.won === 'yes'}
        onClick={() => set({ won: filter.won === 'yes' ? undefined : 'yes' })}
      >
        {t('won')}
      </button>
      <div className="past-choices">
        <label>
          <span className="hidden-text">{t('with')}</span>
          <select value={filter.with ?? ''} onChange={({ target }) => set({ with: target.value || undefined })}>
            <option value="">
              {t('with')}: {t('anybody')}
            </option>
            <option value="friends">{t('friends')}</option>
            <option value="bots">{t('onlyBots')}</option>
            {people.map(({ person, name }) => (
              <option key={person} value={person}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="hidden-text">{t('pace')}</span>
          <select
            value={filter.pace ?? ''}
            onChange={({ target }) =>
              set({ pace: target.value === '' ? undefined : (target.value as 'slow' | 'live') })
            }
          >
            <option value="">
              {t('pace')}: {t('anyPace')}
            </option>
            <option value="slow">{t('slow')}</option>
            <option value="live">{t('live')}</option>
          </select>
        </label>
      </div>
    </fieldset>
  )
}
