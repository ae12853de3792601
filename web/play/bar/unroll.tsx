import { useTranslations } from 'use-intl'
import scroll from '~icon/scroll-unfurled'
import { useUnread } from '../side/use-talk.ts'
import { BarButton } from './bar-button.tsx'

/** Opens log, chat and rules where there is no room for them, and says how much was written there. */
export function Unroll({ unroll }: { readonly unroll: () => void }) {
  const t = useTranslations('play')
  const unread = useUnread()
  return (
    <BarButton icon={scroll} label={unread > 0 ? t('scrollUnread', { n: unread }) : t('scroll')} onPress={unroll} opens>
      {unread > 0 && (
        <span className="unread" aria-hidden="true">
          {unread}
        </span>
      )}
    </BarButton>
  )
}
