import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { audiences, type Choices, shownParts } from '#protocol/friend-words'
import { useStore } from '../house/observable.ts'
import { Choice } from '../pages/frame/choice.tsx'
import { friendHouse } from './api.ts'
import { FriendRefusal } from './refusals.tsx'
import { Showing } from './showing.ts'

/** To whom I show what. */
export function ChoicesForm({ choices }: { readonly choices: Choices }) {
  const t = useTranslations('friends.shows')
  const [showing] = useState(() => new Showing(choices, friendHouse.show))
  const [shown, refused] = [useStore(showing.shown), useStore(showing.refused)]
  return (
    <section className="panel board people" aria-labelledby="shows">
      <h2 id="shows">{t('title')}</h2>
      <p>{t('about')}</p>
      {shownParts.map(part => (
        <Choice
          key={part}
          isSmall
          legend={t(`parts.${part}`)}
          value={shown[part]}
          offered={audiences.map(value => ({ value, label: t(`to.${value}`) }))}
          onChange={to => showing.choose(part, to)}
        />
      ))}
      <FriendRefusal refused={refused} />
    </section>
  )
}
