import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { guestIn } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { randomGuest } from '#games/workshop/guests-option'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben } from '#testkit/table'
import { box } from '../box.ts'
import type { DwarvesGuest } from '../cards/guests.ts'
import { moss, mossGiant, pillow } from '../cards/testing.ts'
import { guestKinds } from '../cards/vocabulary.ts'
import { position } from '../position.ts'
import { rulingsOf } from '../screen/known/rulings.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { it } from '../words/it.ts'
import { logged } from '../words/log.ts'
import { ru } from '../words/ru.ts'
import { textAt, textOf } from '../words/texts.ts'
import { groupObject, whoseSaying } from '../words/things.ts'
import { workshop } from './index.ts'
import { words as deWords } from './words/de.ts'
import { words as enWords } from './words/en.ts'
import { words as itWords } from './words/it.ts'
import { words as ruWords } from './words/ru.ts'

test('the cards of the box are cards that somebody could make', () => {
  for (const [id, card] of Object.entries(workshop.boxed)) expect(guestIn(card, guestKinds), id).toEqual(card)
})

test('every fact of a card has its words in every language, and every word it may be has its own', () => {
  const facts = Object.values(guestKinds).flatMap(kind => Object.entries(kind.facts))
  const values = facts.flatMap(([, form]) => ('of' in form ? (form.of as readonly string[]) : []))
  for (const words of [enWords, itWords, deWords, ruWords]) {
    expect(Object.keys(words.facts).toSorted()).toEqual(facts.map(([name]) => name).toSorted())
    expect(new Set(Object.keys(words.values))).toEqual(new Set(values))
    expect(Object.keys(words.kinds)).toEqual(Object.keys(guestKinds))
  }
})

test('every rule about any guest is in the rules, none twice', () => {
  const rulebook = readFileSync(box.rules, 'utf8')
  const rng = diceOf(seedFrom('rulings'))(0)
  for (let n = 0; n < 200; n++) {
    const card = randomGuest(guestKinds, rng) as DwarvesGuest
    const rules = workshop.rulings(card)
    expect(rules.filter(rule => !rulebook.includes(`- **${rule}** `))).toEqual([])
    expect(new Set(rules).size).toBe(rules.length)
    expect(rulingsOf(guestId(card), null)).toEqual(rules)
  }
})

test('R14.3 a card of the box says at a table which guests it drives off', () => {
  const { state } = position({ options: { guests: [mossGiant] }, hands: [['boo']] })
  const { text } = speaker('en', en)
  expect(text(textAt(state, 'dwarf'))).toBe('2 dice; finds on 1–2; drives off orcs and “Moss Giant” creatures.')
  expect(text(textOf('dwarf'))).toBe('2 dice; finds on 1–2; drives off orcs.')
})

const said = {
  en: [
    '3 dice; finds on 1–2; drives off goblins and elves; number 2 of its kind on the table drives off everybody’s; is driven off by dwarves and cyclopes; abilities fit it as they fit orcs.',
    '2 fighters each, award 4.',
    'Ben’s “Moss Giant”',
    'your 2 “Moss Giant” creatures',
    'their own “Moss Giant” creatures',
    'Ana sends “Moss Giant” and 2 orcs.',
    'Number 2 of their kind! Now they cannot stand goblins or elves anywhere.',
    'Ana plays “Moss Giant”.',
  ],
  it: [
    '3 dadi; trova tesoro con 1–2; scaccia goblin e elfi; la n. 2 della specie sul tavolo scaccia quelle di tutti; è scacciata da nani e ciclopi; le abilità valgono come per orchi.',
    '2 combattenti a testa, premio 4.',
    'la creatura «Moss Giant» di Ben',
    'le tue 2 creature «Moss Giant»',
    'le proprie creature «Moss Giant»',
    'Ana manda una creatura «Moss Giant» e 2 orchi.',
    'La creatura n. 2 della specie! Da nessuna parte sopportano più goblin o elfi.',
    'Ana gioca «Moss Giant».',
  ],
  de: [
    '3 Würfel; findet Schätze bei 1–2; vertreibt Goblins und Elfen; Nummer 2 ihrer Art am Tisch vertreibt bei allen; wird durch Zwerge und Zyklopen vertrieben; Fertigkeiten passen wie auf Orks.',
    'Je 2 Kämpfer, Prämie 4.',
    'die Kreatur „Moss Giant“ von Ben',
    'deine 2 Kreaturen „Moss Giant“',
    'die eigenen Kreaturen „Moss Giant“',
    'Ana schickt eine Kreatur „Moss Giant“ und 2 Orks.',
    'Kreatur Nummer 2 ihrer Art! Jetzt dulden sie nirgends mehr Goblins oder Elfen.',
    'Ana spielt „Moss Giant“.',
  ],
  ru: [
    '3 кубика; находит клад на 1–2; прогоняет гоблинов и эльфов; 2-е такое существо на столе прогоняет у всех; уходит из-за гномов и циклопов; свойства подходят как для орков.',
    'По 2 бойца от каждого, награда 4.',
    'существо «Moss Giant» игрока Ben',
    'ваши 2 существа «Moss Giant»',
    'своих существ «Moss Giant»',
    'Ana выставляет существо «Moss Giant» и 2 орков.',
    'Теперь таких на столе 2! И они нигде не потерпят гоблинов или эльфов.',
    'Ana разыгрывает «Moss Giant».',
  ],
} as const

describe.each(Object.entries({ en, it, de, ru }))('%s', (language, words) => {
  const { text } = speaker(language, words)
  const names = ['Ana', 'Ben']
  const line = (event: Parameters<typeof logged>[0]): string =>
    logged(event)
      .map(saying => text(saying, names))
      .join('')

  test('a guest says what it does, alone, in numbers and in the log', () => {
    expect([
      text(textOf(moss)),
      text(textOf(pillow)),
      text(whoseSaying({ seat: ben, kind: moss, count: 1 }), names),
      text(whoseSaying({ seat: ben, kind: moss, count: 2 }), names, ben),
      text(groupObject({ seat: ana, kind: moss, count: 2 }, ana), names),
      line({ type: 'fightersSent', seat: ana, kinds: [moss, 'orc', 'orc'] }),
      line({ type: 'aversionFelt', seat: ana, kind: moss, wide: true }),
      line({ type: 'creaturePlayed', seat: ana, kind: moss }),
    ]).toEqual(said[language as keyof typeof said])
  })
})
