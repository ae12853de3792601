import { describe, expect, test } from 'vitest'
import type { Piece, Saying } from './saying.ts'
import { speaker } from './speaker.ts'
import { guestId } from './workshop/guest-id.ts'

const names = ['Ana', 'Ben', 'Cleo']
const [ana, ben, cleo] = [0, 1, 2]
const list = (...seats: number[]): Piece => ({ all: seats.map(seat => ({ seat })), joined: 'and' })

const english = speaker('en', {
  nothing: 'nothing',
  you: 'you',
  robs: '{who} {whoIs, select, you {rob} other {robs}} {from}.',
  turn: '{whoIs, select, you {<whoAs>your</whoAs> turn} other {{who}’s turn}}',
  ties: '{who} {whoIs, select, you {are alone} youToo {tie, you among them} other {tie}}.',
  within: 'So: {it}',
})
const german = speaker('de', { you: 'du', gives: 'Etwas geht an <toAs>dich</toAs>.' })

const said = (saying: Saying, me: number | null, by = english): string =>
  by
    .sentence(saying, names, me)
    .map(({ text }) => text)
    .join('')

describe('a player is called', () => {
  const robs: Saying = { say: 'robs', with: { who: { seat: ana }, from: { seat: ben } } }
  test('by name, if the line is for everybody or for somebody else', () => {
    expect(said(robs, null)).toBe('Ana robs Ben.')
    expect(said(robs, cleo)).toBe('Ana robs Ben.')
  })
  test('“you” where it is the reader, with a capital where a sentence begins', () => {
    expect(said(robs, ana)).toBe('You rob Ben.')
    expect(said(robs, ben)).toBe('Ana robs you.')
    expect(said({ say: 'within', with: { it: robs } }, ana)).toBe('So: you rob Ben.')
    expect(said({ say: 'within', with: { it: { sentence: robs } } }, ana)).toBe('So: You rob Ben.')
  })
  test('with the word that the sentence has for the reader, and is still that seat', () => {
    const turn: Saying = { say: 'turn', with: { who: { seat: ben } } }
    expect(said(turn, ana)).toBe('Ben’s turn')
    expect(english.sentence(turn, names, ben)).toEqual([{ text: 'Your', seat: ben, you: true }, { text: ' turn' }])
  })
})

describe('in a list of players', () => {
  const ties: Saying = { say: 'ties', with: { who: list(ana, ben, cleo) } }
  test('the reader comes first, and the message knows', () => {
    expect(said(ties, null)).toBe('Ana, Ben and Cleo tie.')
    expect(said(ties, cleo)).toBe('You, Ana and Ben tie, you among them.')
    expect(said({ say: 'ties', with: { who: list(cleo) } }, cleo)).toBe('You are alone.')
  })
  test('the word for the reader is the one of the sentence', () => {
    const gives: Saying = { say: 'gives', with: { to: list(ana, ben) } }
    expect(said(gives, ben, german)).toBe('Etwas geht an dich und Ana.')
    expect(said(gives, null, german)).toBe('Etwas geht an Ana und Ben.')
  })
})

describe('a guest is called', () => {
  const stranger = guestId({
    kind: 'x',
    names: { de: 'Fremder', en: 'Stranger' },
    picture: 'cowled',
    light: 'mist',
    copies: 1,
  })
  const words = { hires: '{cardThe} comes, hire {cardObject}: {card}.' }
  const hires: Saying = { say: 'hires', with: { card: { card: stranger } } }
  test('by its own name, quoted within a sentence', () => {
    expect(speaker('en', words).text(hires)).toBe('“Stranger” comes, hire “Stranger”: Stranger.')
    expect(speaker('de', words).text(hires)).toBe('„Fremder“ comes, hire „Fremder“: Fremder.')
  })
  test('by its English name in a language in which it has none', () => {
    expect(speaker('ru', words).text(hires)).toBe('«Stranger» comes, hire «Stranger»: Stranger.')
    expect(speaker('ru', words).name(stranger)).toBe('Stranger')
  })
})
