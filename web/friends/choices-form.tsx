import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { audiences, type Choices, type ShownPart, shownParts } from '#protocol/friends'
import { useActing } from '../house/acting.ts'
import { Choice } from '../pages/frame/choice.tsx'
import { friendHouse } from './api.ts'
import { FriendRefusal } from './refusals.tsx'

/** To whom I show what. */
export function ChoicesForm({ choices }: { readonly choices: Choices }) {
  const t = useTranslations('friends.shows')
  const [shown, setShown] = useState(choices)
  const { act, refused } = useActing()
  const choose = async (part: ShownPart, to: Choices[ShownPart]): Promise<void> => {
    setShown({ ...shown, [part]: to })
    setShown((await act(() => friendHouse.show({ [part]: to }))) ?? shown)
  }
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
          onChange={to => choose(part, to)}
        />
      ))}
      <FriendRefusal refused={refused} />
    </section>
  )
}
