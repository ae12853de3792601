import { useTranslations } from 'use-intl'
import type { Topic } from '#protocol/board-words'
import { Icon } from '#ui/pieces/icon.tsx'
import { signs } from '../topics.ts'

/** What a note hangs on: it has the sign and the colour of its topic. */
export function Nail({ topic }: { readonly topic: Topic }) {
  const t = useTranslations('board')
  return (
    <span className="nail" data-topic={topic}>
      <Icon of={signs[topic]} />
      <span className="hidden-text">{t(`topic.${topic}`)}</span>
    </span>
  )
}
