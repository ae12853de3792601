import type { NoticeWords } from './shape.ts'

export const de: NoticeWords = {
  turn: game => `Du bist am Zug: ${game}`,
  reminder: game => `Deine Zeit läuft ab: ${game}`,
  invitation: (by, game) => `${by} lädt dich an einen Tisch ein: ${game}`,
  friendAsks: by => `${by} möchte mit dir befreundet sein`,
  friendAccepted: by => `${by} ist jetzt mit dir befreundet`,
  answer: (by, thread) => `${by} hat in „${thread}“ geantwortet`,
  order: 'Es wurde etwas entschieden, das dich betrifft',
  test: 'So sagen wir dir Bescheid',
  with: people => `Mit ${people}.`,
  until: when => `Du hast Zeit bis ${when}.`,
  orderMore: 'Mehr dazu liest du in der Taverne.',
  testMore: 'Du wolltest diese Nachricht, um zu sehen, ob sie ankommt.',
  several: count => `In der Taverne wartet einiges auf dich: ${count}`,
  somebody: 'Jemand',
  hello: name => `Hallo ${name},`,
  why: 'Du bekommst diese E-Mail, weil du sie dir in dieser Taverne gewünscht hast.',
  change: 'Wähle, was wir dir sagen, oder bestell diese E-Mails ab:',
}
