import { manifestOf } from '#games/manifests'
import type { ReaderLanguage } from '#protocol/notice-words'
import type { NoticeTold } from '#protocol/notices'
import type { Wishes } from './wishes.ts'
import { noticeWords } from './words/words.ts'

/** A notice in its reader's language: a headline, and what follows it. */
export interface NoticeText {
  readonly title: string
  readonly more: string
}
type Reader = Pick<Wishes, 'language' | 'zone'>

/** A game as it is called there. A house may have games without a manifest, in trials. */
const gameIn = (language: ReaderLanguage, game: string | null): string =>
  manifestOf(game ?? '')?.words[language].title ?? game ?? ''

const whenIn = ({ language, zone }: Reader, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(at)

const listIn = (language: ReaderLanguage, names: readonly string[]): string =>
  new Intl.ListFormat(language).format(names)

export function textOf(notice: NoticeTold, reader: Reader): NoticeText {
  const { language } = reader
  const words = noticeWords[language]
  const game = gameIn(language, notice.game)
  const by = notice.by ?? words.somebody
  // Whoever invites is in the headline.
  const isNew = notice.people.some(person => person !== notice.by)
  const people = isNew ? words.with(listIn(language, notice.people)) : ''
  switch (notice.kind) {
    case 'turn':
    case 'reminder': {
      const until = notice.until === null ? '' : words.until(whenIn(reader, notice.until))
      return { title: words[notice.kind](game), more: [people, until].filter(it => it !== '').join(' ') }
    }
    case 'invitation':
      return { title: words.invitation(by, game), more: people }
    case 'friend':
      return { title: notice.accepted ? words.friendAccepted(by) : words.friendAsks(by), more: '' }
    case 'answer':
      return { title: words.answer(by, notice.thread ?? ''), more: '' }
    case 'order':
      return { title: words.order, more: words.orderMore }
    case 'test':
      return { title: words.test, more: words.testMore }
  }
}

/** How many are named when there are several. */
const NAMED = 5

/** Several notices as one text. */
export function textOfAll(notices: readonly NoticeTold[], reader: Reader): NoticeText {
  const texts = notices.map(notice => textOf(notice, reader))
  const [first] = texts
  if (first === undefined || texts.length === 1) return first ?? { title: '', more: '' }
  const lines = texts.slice(0, NAMED).map(({ title }) => title)
  return {
    title: noticeWords[reader.language].several(texts.length),
    more: [...new Set(lines), ...(texts.length > NAMED ? ['…'] : [])].join('\n'),
  }
}
