import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRefused } from '#client/messages'
import { useActing } from '../house/acting.ts'
import { orderHouse } from './api.ts'
import { OrderRefusal } from './order-refusal.tsx'

/** For hosts: words that this house does not want. */
export function WordList() {
  const t = useTranslations('order.desk')
  const id = useId()
  const [text, setText] = useState('')
  const [isSaved, setSaved] = useState(false)
  const { act, isBusy, refused } = useActing()
  useEffect(() => {
    void orderHouse.words().then(told => {
      if (!isRefused(told)) setText(told.words.join('\n'))
    })
  }, [])
  const save = async (): Promise<void> => {
    const words = text
      .split('\n')
      .map(it => it.trim())
      .filter(it => it !== '')
    const told = await act(() => orderHouse.setWords(words))
    if (told === null) return
    setText(told.words.join('\n'))
    setSaved(true)
  }
  return (
    <form
      className="deciding"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <label htmlFor={id}>{t('words')}</label>
      <small>{t('wordsAbout')}</small>
      <textarea
        id={id}
        rows={12}
        value={text}
        onChange={event => {
          setText(event.target.value)
          setSaved(false)
        }}
      />
      <OrderRefusal refused={refused} />
      <p role="status">{isSaved && t('saved')}</p>
      <button type="submit" className="primary" disabled={isBusy}>
        {t('wordsSave')}
      </button>
    </form>
  )
}
