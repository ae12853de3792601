import { expect, test } from 'vitest'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { nobody, only } from '#kernel/secret'
import { ana, ben, cleo } from '#testkit/table'
import { boxedKinds } from '../cards/creatures.ts'
import type { CardId } from '../cards/index.ts'
import type { DwarvesEvent } from '../events.ts'
import { options } from '../options.ts'
import { en } from './en.ts'
import { kindName, text } from './terminal.ts'
import { crowdIn, saying } from './things.ts'
import { english } from './voice.ts'

const names = ['Ana', 'Ben', 'Cleo']
const deck = { cards: nobody<readonly CardId[]>([]), size: 0 }

type Told<T extends DwarvesEvent['type']> = Omit<Extract<DwarvesEvent, { type: T }>, 'type'>
type Lines = { readonly [T in DwarvesEvent['type']]: readonly (readonly [Told<T>, string | null])[] }

/** Every event, as Cleo hears it; null is deliberate silence. */
const lines: Lines = {
  seated: [[{ options: defaultsOf(options), hands: [], decks: { creature: deck, other: deck } }, null]],
  agendaSet: [[{ agenda: [{ do: 'endTurn' }] }, null]],
  stageOpened: [
    [{ stage: { at: 'turn', seat: ana } }, null],
    [{ stage: { at: 'window', seats: [ana], sealed: [], closes: 5000 } }, null],
  ],
  stageClosed: [[{}, null]],
  handHeldOut: [[{ seat: cleo, dirt: only(cleo, 'filthy') }, null]],
  dirtCompared: [[{ dirt: ['spotless', 'dusty', 'filthy'] }, 'Hands out: Ana spotless · Ben dusty · Cleo filthy.']],
  starterChosen: [[{ seat: ben }, 'Ben begins.']],
  deckReshuffled: [
    [{ deck: 'creature' }, 'The creature discards are shuffled and become the deck.'],
    [{ deck: 'other' }, 'The other discards are shuffled and become the deck.'],
  ],
  cardDrawn: [
    [{ seat: ana, deck: 'creature', card: only(ana, 'titan') }, 'Ana draws a creature.'],
    [{ seat: ana, deck: 'other', card: only(ana, 'boo') }, 'Ana draws from the other deck.'],
    [{ seat: cleo, deck: 'creature', card: only(cleo, 'elf') }, 'Cleo draws an elf.'],
    [{ seat: cleo, deck: 'other', card: only(cleo, 'boo') }, 'Cleo draws Boo!'],
    [{ seat: cleo, deck: 'other', card: only(cleo, 'strongElves') }, 'Cleo draws Strong! (elves or orcs).'],
    [{ seat: cleo, deck: 'other', card: only(cleo, 'sandwich') }, 'Cleo draws Who Took My Sandwich?'],
  ],
  turnBegan: [[{ seat: ana }, null]],
  turnPassedOver: [[{ seat: ana }, 'Ana has no card, and the turn passes.']],
  cardDiscarded: [
    [{ seat: ana, card: 'dwarf' }, 'Ana discards a dwarf.'],
    [{ seat: ana, card: 'grannysCellar' }, 'Ana discards Raid on Granny’s Cellar.'],
  ],
  creaturePlayed: [[{ seat: ana, kind: 'orc' }, 'Ana plays an orc.']],
  creatureThawed: [[{ seat: ana, kind: 'troll' }, 'Out of the ice comes a troll for Ana.']],
  aversionFelt: [
    [{ seat: ana, kind: 'dwarf', wide: false }, 'Ana’s dwarf cannot stand orcs.'],
    [{ seat: ana, kind: 'elf', wide: true }, 'The third elf! Now they cannot stand goblins or gnomes anywhere.'],
  ],
  creaturesLeft: [
    [{ why: 'aversion', seat: ben, kind: 'orc', count: 2, ability: null }, 'Ben’s 2 orcs stomp off.'],
    [
      { why: 'aversion', seat: ben, kind: 'dwarf', count: 2, ability: 'strongDwarves' },
      'Ben’s 2 dwarves stomp off, and Strong! goes with them.',
    ],
    [
      { why: 'aversion', seat: ben, kind: 'orc', count: 1, ability: 'weakTrolls' },
      'Ben’s orc stomps off, and Weak! goes with it.',
    ],
    [{ why: 'thaw', seat: ana, kind: 'yeti', count: 1, ability: null }, 'Ana’s yeti melts away.'],
    [{ why: 'stare', seat: ana, kind: 'medusa', count: 1, ability: null }, 'Ana’s medusa stares one last time.'],
    [{ why: 'stare', seat: ben, kind: 'cyclops', count: 1, ability: null }, 'Ben’s cyclops turns to stone.'],
    [{ why: 'peace', seat: ana, kind: 'elf', count: 1, ability: null }, 'Ana’s elf has had enough of fighting.'],
    [
      { why: 'peace', seat: ana, kind: 'elf', count: 2, ability: 'peacefulDwarves' },
      'Ana’s 2 elves have had enough of fighting, and Peaceful! goes with them.',
    ],
  ],
  abilityPlayed: [
    [
      { seat: ana, ability: 'weakElves', on: ben, kind: 'elf', count: 2, replaced: null },
      'Ana declares Ben’s elves Weak!',
    ],
    [
      { seat: ana, ability: 'weakElves', on: ben, kind: 'elf', count: 2, replaced: 'strongElves' },
      'Ana declares Ben’s elves Weak! No longer Strong!',
    ],
    [
      { seat: ana, ability: 'flyingDwarves', on: ana, kind: 'dwarf', count: 2, replaced: 'flyingDwarves' },
      'Ana declares their own dwarves Flying! once again.',
    ],
  ],
  handsShown: [
    [
      { hands: [['dwarf', 'onceMore'], [], ['boo']] },
      'Hands up: Ana Dwarf; Once More, With Feeling · Ben nothing · Cleo Boo!',
    ],
  ],
  gameEnded: [
    [
      { why: 'gold', result: { ranking: [1, 2, 2], points: [16, 9, 9] } },
      '— Ana wins · Ana 16 gold · Ben 9 gold · Cleo 9 gold —',
    ],
    [
      { why: 'sudden death', result: { ranking: [1, 1, 3], points: [9, 9, 4] } },
      '— Time is up: Ana and Ben share the win · Ana 9 gold · Ben 9 gold · Cleo 4 gold —',
    ],
  ],

  battlePlayed: [
    [
      { seat: ana, battle: 'grannysCellar' },
      '— Ana calls for battle: Raid on Granny’s Cellar (3 fighters each, award 3) —',
    ],
    [{ seat: ana, battle: 'duel' }, '— Ana calls for battle: Duel Before Breakfast (1 fighter each, award 3) —'],
  ],
  fightersSent: [
    [{ seat: ana, kinds: ['dwarf', 'dwarf', 'orc'] }, 'Ana sends 2 dwarves and an orc.'],
    [{ seat: ana, kinds: ['cyclops', 'cyclops'] }, 'Ana sends 2 cyclopes.'],
  ],
  satOut: [[{ seat: ben }, 'Ben has nobody to send and sits out.']],
  creatureRolled: [
    [
      { seat: ana, fighter: 0, kind: 'orc', dice: [6, 1, 2], found: 1 },
      'Ana’s orc rolls 6 + 1 + 2 = 9 and finds 1 treasure.',
    ],
    [{ seat: ana, fighter: 0, kind: 'goblin', dice: [4], found: 0 }, 'Ana’s goblin rolls 4.'],
  ],
  dieRerolled: [
    [{ seat: ana, fighter: 0, kind: 'elf', from: 1, to: 5, found: 0 }, 'Ana’s elf rerolls its 1 and gets a 5.'],
    [
      { seat: ana, fighter: 0, kind: 'elf', from: 5, to: 4, found: 1 },
      'Ana’s elf rerolls its 5 and gets a 4: 1 treasure in all.',
    ],
  ],
  cardLaid: [
    [{ seat: ana, card: only(ana, 'boo'), back: null }, 'Ana lays a card face down.'],
    [{ seat: ana, card: only(ana, 'elf'), back: 'creature' }, 'Ana lays a creature face down.'],
    [{ seat: ana, card: only(ana, 'boo'), back: 'other' }, 'Ana lays a card of the other deck face down.'],
    [{ seat: cleo, card: only(cleo, 'boo'), back: null }, 'Cleo lays Boo! face down.'],
    [{ seat: cleo, card: only(cleo, 'elf'), back: 'creature' }, 'Cleo lays an elf face down.'],
  ],
  nothingLaid: [[{ seat: ana }, 'Ana lays nothing.']],
  cardsTurnedUp: [
    [
      {
        cards: [
          { seat: ana, card: 'boo', back: 'other' },
          { seat: ben, card: 'troll', back: 'creature' },
          { seat: cleo, card: 'weakElves', back: 'other' },
        ],
      },
      'Cards up: Ana Boo! · Ben bluffs with a troll · Cleo bluffs with Weak! (elves or dwarves).',
    ],
    [{ cards: [{ seat: ana, card: 'forgetIt', back: 'other' }] }, 'Cards up: Ana Forget it!'],
  ],
  eventFizzled: [[{ seat: ana, event: 'wrongBanner' }, 'Ana’s Wrong Banner comes to nothing.']],
  eventPlayed: [
    [{ seat: ana, event: 'boo', target: '1.0', kind: 'orc' }, 'Ana plays Boo! on Ben’s orc.'],
    [{ seat: ana, event: 'boo', target: '0.4', kind: 'elf' }, 'Ana plays Boo! on their own elf.'],
    [
      { seat: ana, event: 'onceMore', target: '0.1', kind: 'elf' },
      'Ana plays Once More, With Feeling on their own elf.',
    ],
    [{ seat: ana, event: 'wrongBanner', target: '2', kind: null }, 'Ana plays Wrong Banner with Cleo.'],
    [{ seat: ana, event: 'foolsGold', target: '1', kind: null }, 'Ana plays Fool’s Gold on Ben.'],
    [{ seat: ana, event: 'foolsGold', target: '0', kind: null }, 'Ana plays Fool’s Gold on themselves.'],
    [{ seat: ana, event: 'neverNotice', target: 'yes', kind: null }, 'Ana plays He’ll Never Notice.'],
    [{ seat: ana, event: 'richVein', target: 'yes', kind: null }, 'Ana plays Rich Vein.'],
    [{ seat: ana, event: 'nobodyGoesHome', target: 'yes', kind: null }, 'Ana plays Nobody Goes Home.'],
  ],
  sealedInWindow: [[{ what: [only(ana, 'forget'), only(ben, null), only(cleo, null)] }, null]],
  eventCancelled: [
    [{ seat: ben, owner: ana, event: 'boo', from: 'hand' }, 'Ben: “Forget it!” Ana’s Boo! does nothing.'],
    [
      { seat: ben, owner: ana, event: 'boo', from: 'laid' },
      'Ben, with the card on the table: “Forget it!” Ana’s Boo! does nothing.',
    ],
    [{ seat: ana, owner: ana, event: 'boo', from: 'hand' }, 'Ana: “Forget it!” Ana’s own Boo! does nothing.'],
  ],
  eventDone: [[{}, null]],
  pocketsEyed: [[{ seat: ana }, 'Ana eyes the spoils and whistles.']],
  fighterScared: [
    [{ seat: ben, fighter: 0, kind: 'orc', lost: 9 }, 'Ben’s orc hides under the table: 9 strength less.'],
    [{ seat: ben, fighter: 0, kind: 'orc', lost: 0 }, 'Ben’s orc hides under the table: no strength is lost.'],
  ],
  fighterRolledAgain: [
    [{ seat: ana, fighter: 0, kind: 'dwarf', dice: [3, 6] }, 'Ana’s dwarf rolls once more: 3 + 6 = 9 more strength.'],
  ],
  strengthsSwapped: [[{ seats: [ana, cleo] }, 'Ana and Cleo change banners, and strengths.']],
  treasureLost: [
    [{ seat: ben, lost: 2 }, 'All that glitters: Ben loses 2 treasure.'],
    [{ seat: ben, lost: 0 }, 'Ben has no treasure to lose.'],
  ],
  treasureAdded: [[{ seat: ana, added: 2 }, 'Ana strikes a rich vein: 2 more treasure.']],
  creaturesSafe: [[{ seat: ana }, 'If Ana wins, nobody goes home.']],
  battleWon: [
    [{ winners: [ben], strengths: [9, 14, 0] }, 'Ben wins the battle with strength 14 (Ana 9, Cleo 0)!'],
    [{ winners: [ana], strengths: [14, null, 9] }, 'Ana wins the battle with strength 14 (Cleo 9)!'],
    [{ winners: [ana], strengths: [14, null, null] }, 'Ana wins the battle with strength 14!'],
    [{ winners: [ana, ben], strengths: [14, 14, null] }, 'Ana and Ben tie at strength 14: both win!'],
    [{ winners: [ana, ben], strengths: [14, 14, 9] }, 'Ana and Ben tie at strength 14 (Cleo 9): both win!'],
    [{ winners: [ana, ben, cleo], strengths: [0, 0, 0] }, 'Ana, Ben and Cleo tie at strength 0: all win!'],
  ],
  spoilsPaid: [
    [{ seat: ana, treasure: 2, award: 3 }, 'Ana gets 5 gold: 2 treasure and the award of 3.'],
    [{ seat: ana, treasure: 0, award: 3 }, 'Ana gets the award of 3 gold.'],
    [{ seat: ana, treasure: 2, award: 0 }, 'Ana gets 2 gold: 2 treasure and no award.'],
    [{ seat: ana, treasure: 0, award: 0 }, 'Ana gets no gold for it.'],
  ],
  goldGiven: [[{ seat: ben, to: [1, 0, 2] }, 'Ben’s generous ones give gold away: 1 to Ana and 2 to Cleo.']],
  goldTaken: [[{ seat: ana, from: ben, amount: 2 }, 'Ana helps themselves to 2 gold of Ben’s spoils.']],
  creatureFell: [
    [{ seat: ana, kind: 'troll', count: 1, ability: null }, 'Ana loses a troll, the price of victory.'],
    [
      { seat: ana, kind: 'orc', count: 1, ability: 'luckyGnomes' },
      'Ana loses an orc, the price of victory, and Lucky! goes with it.',
    ],
  ],
  bluffReturned: [[{ seat: ana, card: 'elf', back: 'creature' }, 'Ana takes back the bluff: an elf.']],
  battleEnded: [[{ battle: 'duel', cards: ['boo'] }, 'The dust settles.']],
}

test.each(Object.entries(lines))('%s', (type, cases) => {
  for (const [fields, line] of cases) {
    const told = redact({ type, ...fields } as DwarvesEvent, cleo)
    expect(english.event(told, names)).toBe(line)
  }
})

test('R3.6, R7.3 a card that is drawn or laid is told to its owner alone', () => {
  const drawn = { type: 'cardDrawn', seat: ana, deck: 'other', card: only(ana, 'boo' as const) } as const
  const laid = { type: 'cardLaid', seat: ana, card: only(ana, 'boo' as const), back: null } as const
  const heard = (it: DwarvesEvent) => [ana, ben, 'table' as const].map(v => english.event(redact(it, v), names))
  const closed = ['Ana draws from the other deck.', 'Ana lays a card face down.']
  expect(heard(drawn)).toEqual(['Ana draws Boo!', closed[0], closed[0]])
  expect(heard(laid)).toEqual(['Ana lays Boo! face down.', closed[1], closed[1]])
})

test('one and several of every kind', () => {
  expect(
    boxedKinds.map(
      kind =>
        `${text(saying('log.sends', { who: { seat: ana }, crowd: crowdIn([kind]) }), names)} ${kindName(kind, 2)}`,
    ),
  ).toEqual([
    'Ana sends a goblin. goblins',
    'Ana sends a gnome. gnomes',
    'Ana sends a dwarf. dwarves',
    'Ana sends an elf. elves',
    'Ana sends an orc. orcs',
    'Ana sends a troll. trolls',
    'Ana sends a cyclops. cyclopes',
    'Ana sends a titan. titans',
    'Ana sends a dragon. dragons',
    'Ana sends a yeti. yetis',
    'Ana sends a medusa. medusas',
  ])
})

test('an ability is named with its kinds, and no two cards are named alike', () => {
  expect(en.cards.strongElves.name).toBe('Strong! (elves or orcs)')
  expect(en.cards.flyingDwarves.name).toBe('Flying! (dwarves)')
  const all = Object.values(en.cards).map(({ name }) => name)
  expect(new Set(all).size).toBe(all.length)
  expect(all.join()).not.toContain("'")
})
