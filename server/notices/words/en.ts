import type { NoticeWords } from './shape.ts'

export const en: NoticeWords = {
  turn: game => `Your turn: ${game}`,
  reminder: game => `Your time is running out: ${game}`,
  invitation: (by, game) => `${by} invites you to a table: ${game}`,
  friendAsks: by => `${by} would like to be your friend`,
  friendAccepted: by => `${by} is your friend now`,
  answer: (by, thread) => `${by} answered in “${thread}”`,
  order: 'Something that concerns you was decided',
  test: 'This is how we tell you',
  with: people => `With ${people}.`,
  until: when => `You have until ${when}.`,
  orderMore: 'Read more at the tavern.',
  testMore: 'You asked for this message to see whether it arrives.',
  several: count => `${count} things wait for you at the tavern`,
  somebody: 'Somebody',
  hello: name => `Hello ${name},`,
  why: 'You get this email because you asked for it at this tavern.',
  change: 'Choose what we tell you, or stop these emails:',
}
