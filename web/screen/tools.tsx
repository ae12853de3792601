import { useTranslations } from 'use-intl'
import { Icon } from '#ui/pieces/icon.tsx'
import turning from '~icon/clockwise-rotation'
import expand from '~icon/expand'
import speaker from '~icon/speaker'
import silent from '~icon/speaker-off'
import { speak, turn, useScreenSettings } from './screen-settings.ts'
import { canSpeak } from './use-spoken.ts'

/** What can be done on a screen: nothing about the match, only how it is shown. */
export function Tools() {
  const t = useTranslations('screen')
  const { speaks } = useScreenSettings()
  const fill = (): void => void document.documentElement.requestFullscreen().catch(() => {})
  return (
    <section className="screen-tools" aria-label={t('tools')}>
      <button type="button" aria-label={t('turn')} title={t('turn')} onClick={turn}>
        <Icon of={turning} />
      </button>
      {canSpeak() && (
        <button
          type="button"
          aria-label={t(speaks ? 'hush' : 'speak')}
          title={t(speaks ? 'hush' : 'speak')}
          onClick={() => speak(!speaks)}
        >
          <Icon of={speaks ? speaker : silent} />
        </button>
      )}
      {document.fullscreenEnabled && (
        <button type="button" aria-label={t('fill')} title={t('fill')} onClick={fill}>
          <Icon of={expand} />
        </button>
      )}
    </section>
  )
}
