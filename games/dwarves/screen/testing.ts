import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { ana, ben, cleo, dan } from '#testkit/table'
import type { CardId } from '../cards/index.ts'
import type { DwarvesEvent } from '../events.ts'
import { options as optionTable } from '../options.ts'
import { battle, DwarvesTable, dealt, position } from '../position.ts'
import type { Stage } from '../types.ts'

/*
 * Tables that ask the first seat each kind of question, or show situations that rarely occur by chance. For tests and
 * screenshots: a game whose setup emits `events` of such a table begins in the middle.
 */

type Given = NonNullable<Parameters<typeof position>[0]>

const hand: readonly CardId[] = ['boo', 'dwarf', 'luckyGnomes', 'forgetIt', 'duel']
const others: readonly (readonly CardId[])[] = [
  ['elf', 'goblin', 'onceMore', 'ford', 'forgetIt'],
  ['orc', 'gnome', 'gnome', 'foolsGold', 'smelter'],
  ['troll', 'goblin', 'wrongBanner', 'richVein', 'boo'],
]

const four: Given = {
  seats: 4,
  gold: [8, 9, 11, 4],
  groups: [
    [['dwarf', 1, 'flyingDwarves'], 'troll', ['goblin', 2]],
    [['goblin', 2, 'greedyGoblins'], 'orc'],
    [
      ['orc', 2, 'weakTrolls'],
      ['gnome', 2],
    ],
    [['elf', 2], 'cyclops'],
  ],
  hands: [hand, ...others],
  discards: ['gnome', 'sandwich', 'troll', 'dragon'],
}
const at = (given: Given = {}): DwarvesTable => position({ ...four, ...given })

/** Enough dice for all possible fighters; the rest is unused. */
const dice = [2, 4, 1, 6, 5, 5, 3, 1, 2, 6, 1, 4, 3, 6, 5, 2, 6, 5, 4, 3, 2, 5, 5, 6, 1, 3, 4, 2, 2, 6, 5, 1, 4, 3, 6]

/** Ana starts a battle of three. Everybody has sent their strongest and keeps their rolls. */
const fought = (given: Given = {}): DwarvesTable => kept(battle('broomMine', dice, { ...four, ...given }))

function kept(t: DwarvesTable): DwarvesTable {
  return goOn(t, stage => stage.at !== 'reroll' && stage.at !== 'fighters')
}

/** Everybody stays silent, with the default outcome, until this stage is reached. */
function goOn(t: DwarvesTable, isReached: (stage: Stage) => boolean): DwarvesTable {
  for (let { stage } = t.state; stage !== null && 'seat' in stage && !isReached(stage); { stage } = t.state) {
    const question = t.asked(stage.seat)
    if (question !== null) t.answer(stage.seat, question.name, question.ask.idle as never)
  }
  return t
}
const anaIsAsked =
  (at: Stage['at']) =>
  (stage: Stage): boolean =>
    stage.at === at && 'seat' in stage && stage.seat === ana

/** Everybody has laid a card; the events take their turns. */
const laid = (cards: readonly (CardId | null)[], given: Given = {}): DwarvesTable => fought(given).lays(...cards)

/** The first seat is last: others begin. */
const begunBy = (seat: Seat, given: Given = {}): Given => ({ ...four, turn: seat, ...given })

export const tables: Readonly<Record<string, () => DwarvesTable>> = {
  hands: () => fresh(),
  'draw-first': () => {
    const t = fresh()
    for (const seat of [ben, cleo, dan]) t.answer(seat, 'hands', 'dusty')
    return t.answer(ana, 'hands', 'filthy')
  },
  draw: () => at().answer(ana, 'turn', { creature: 'dwarf' }),
  'draw-empty': () => at({ decks: { other: [] } }).answer(ana, 'turn', { creature: 'dwarf' }),
  turn: () => at(),
  'turn-two': () => at({ seats: 2, groups: [['orc'], ['elf', 'gnome']], gold: [3, 0] }),
  'turn-third': () =>
    at({
      hands: [['dwarf', 'troll', 'elf', 'strongElves', 'boo'], ...others],
      groups: [
        [
          ['orc', 2, 'strongElves'],
          ['goblin', 2],
        ],
        ['dwarf', ['orc', 2], 'elf'],
        ['dwarf', ['gnome', 3, 'luckyGnomes']],
        ['elf', 'troll'],
      ],
    }),
  'turn-powers': () =>
    at({
      groups: [['yeti', 'medusa', 'orc'], [['goblin', 2, 'greedyGoblins'], 'orc'], [['gnome', 2], 'cyclops'], ['elf']],
    }),
  'turn-power-barred': () => at({ groups: [['yeti'], ['orc']], discards: ['sandwich'], hands: [['duel', 'elf']] }),
  'turn-barred': () =>
    at({ groups: [[], ['goblin']], hands: [['boo', 'duel', 'flyingDwarves', 'forgetIt'], ...others] }),
  'turn-many': () =>
    at({
      hands: [['strongElves', 'weakTrolls', 'reallyBigOne', 'redValley', 'misunderstanding'], ...others],
      groups: [
        [['goblin', 2], 'gnome', ['dwarf', 2, 'strongDwarves'], 'elf', 'orc', 'troll', 'cyclops'],
        ['goblin', 'gnome', 'elf', ['orc', 2, 'blindElves'], 'troll'],
        ['goblin', 'gnome', 'dwarf', 'elf', 'orc', 'titan'],
        ['elf', 'orc', 'dragon', 'cyclops', 'medusa'],
      ],
    }),
  'turn-texts': () => at({ hands: [['yeti', 'medusa', 'elf', 'generousGnomes', 'redValley'], ...others] }),
  'turn-one-card': () => at({ hands: [['boo']], groups: [[]] }),
  'turn-house-rules': () =>
    at({
      options: { forget: 'laid', fourthClears: true, suddenDeath: true, tieAward: 'none' },
      groups: [
        [['dwarf', 1, 'flyingDwarves'], 'troll'],
        ['orc', 'troll'],
      ],
    }),
  waiting: () => at({ turn: ben }),
  'waiting-news': () => at({ turn: dan, hands: [hand, ...others] }).answer(dan, 'turn', { creature: 'troll' }),
  fighters: () => battle('broomMine', [], { ...four }),
  'fighters-one': () => battle('sandwich', [], { ...four }),
  'fighters-many': () =>
    battle('reallyBigOne', [], {
      ...four,
      groups: [
        [['goblin', 2], 'gnome', ['dwarf', 2, 'strongDwarves'], 'elf', 'orc', 'troll', 'cyclops'],
        ['goblin', 'gnome', 'elf', ['orc', 2, 'blindElves'], 'troll'],
        ['goblin', 'gnome', 'dwarf', 'elf', 'orc', 'titan'],
        ['elf', 'orc', 'dragon', 'cyclops', 'medusa'],
      ],
    }),
  'fighters-peaceful': () =>
    battle('smelter', [], {
      ...four,
      options: { suddenDeath: true, tieAward: 'split' },
      groups: [
        [['dwarf', 3, 'peacefulDwarves'], 'elf', ['gnome', 2, 'generousGnomes'], 'orc'],
        ...(four.groups ?? []).slice(1),
      ],
    }),
  'fighters-last': () => goOn(battle('broomMine', dice, begunBy(ben)), anaIsAsked('fighters')),
  roll: () => goOn(battle('broomMine', dice, { ...four, options: { rolling: 'byHand' } }), anaIsAsked('roll')),
  reroll: () =>
    goOn(
      battle('ford', [1, 5, ...dice], { ...four, groups: [['elf'], ...(four.groups ?? []).slice(1)] }),
      anaIsAsked('reroll'),
    ),
  'reroll-four': () =>
    goOn(
      battle('ford', [6, 3, 1, 2, 6, ...dice], {
        ...four,
        groups: [[['troll', 1, 'luckyGoblins'], 'goblin'], ...(four.groups ?? []).slice(1)],
      }),
      anaIsAsked('reroll'),
    ),
  lay: () => fought(),
  'lay-last': () => fought(begunBy(ben)).lays('elf', 'foolsGold', null),
  'lay-out': () => fought(begunBy(ben, { groups: [[], ...(four.groups ?? []).slice(1)] })).lays('elf', null, null),
  'lay-backs': () =>
    fought(begunBy(ben, { options: { backs: 'shown', bluffs: 'returned' } })).lays('elf', 'foolsGold', null),
  'lay-strict': () => fought(begunBy(ben, { options: { backs: 'shown', forget: 'laid' } })).lays('elf', null, 'boo'),
  'target-boo': () => laid(['boo', 'elf', null, 'richVein']),
  'target-once-more': () =>
    laid(['onceMore', null, 'gnome', null], { hands: [['onceMore', 'elf'], ...others.with(0, ['elf', 'boo'])] }),
  'target-banner': () =>
    laid(['wrongBanner', null, null, null], { hands: [['wrongBanner', 'elf'], ...others.with(2, ['troll'])] }),
  'target-gold': () =>
    laid(['foolsGold', null, null, null], { hands: [['foolsGold', 'elf'], ...others.with(1, ['orc'])] }),
  'react-can': () => aimed({ hands: [hand, ['boo', 'elf'], ['elf'], ['troll']] }),
  'react-cannot': () => aimed({ hands: [['elf', 'duel'], ['boo', 'elf'], ['elf'], ['troll']] }),
  'react-untimed': () => aimed({ hands: [hand, ['boo', 'elf'], ['elf'], ['troll']], options: { clock: 'none' } }),
  'react-own': () => laid(['boo', null, null, null]).answer(ana, 'target', '1.0'),
  reacted: () =>
    aimed({ hands: [hand, ['boo', 'elf'], ['elf'], ['troll']], options: { clock: 'none' } }).answer(ana, 'react', {
      letBe: 'yes',
    }),
  cancelled: () => {
    const t = aimed({ hands: [hand, ['boo', 'elf'], ['wrongBanner'], ['troll']], options: { clock: 'none' } })
    t.answer(ana, 'react', { forget: 'yes' })
    for (const seat of [ben, cleo, dan]) t.answer(seat, 'react', { letBe: 'yes' })
    return t
  },
  winner: () => {
    const groups = [[], ['goblin'], ['goblin'], []] as const
    return battle('duel', [4, 4], begunBy(ben, { groups, hands: [['neverNotice', 'elf'], ['boo']] }))
      .lays(null, null, null, 'neverNotice')
      .wait()
  },
  loss: () => {
    const groups = [[['dwarf', 2, 'strongDwarves'], 'elf', ['orc', 2]], ['goblin'], [], []] as const
    const t = battle('smelter', [6, 6, 6, 6, 6, 6, 6, 5, 6, 5, 6, 6, 3], { ...four, groups, hands: [] })
    return goOn(t, anaIsAsked('loss'))
  },
  'loss-peaceful': () => {
    const groups = [[['dwarf', 2, 'peacefulDwarves'], 'elf', ['orc', 2, 'weakTrolls']], ['goblin'], [], []] as const
    const t = battle('smelter', [6, 6, 6, 6, 6, 6, 6, 5, 6, 5, 6, 6, 3], { ...four, groups, hands: [] })
    return goOn(t, anaIsAsked('loss'))
  },
  'won-cancelled': () => {
    const t = laid(['boo', 'forgetIt', 'gnome', 'forgetIt'], {
      hands: [['boo'], ['forgetIt'], ['gnome'], ['forgetIt']],
      options: { forget: 'laid', clock: 'none' },
    })
    t.answer(ana, 'target', '1.0').answer(ben, 'react', { forget: 'yes' }).answer(dan, 'react', { letBe: 'yes' })
    return t
  },
  won: () => fought({ hands: [['elf'], ['onceMore'], ['gnome'], []] }).lays('elf', null, 'gnome'),
  'won-drawing': () =>
    fought({ hands: [['elf', 'orc', 'boo', 'duel'], ['onceMore'], ['gnome'], []] }).lays('elf', null, 'gnome'),
  over: () => fought({ hands: [['elf'], ['boo'], ['gnome'], []], gold: [12, 13, 14, 13] }).lays('elf', null, 'gnome'),
}

/** Ben plays Boo! on a fighter of Ana's, who was asked last. */
function aimed(given: Given): DwarvesTable {
  const t = fought(begunBy(ben, given))
  for (let stage = t.state.stage; stage?.at === 'lay'; stage = t.state.stage)
    t.answer(stage.seat, 'lay', stage.seat === ben ? { lay: 'boo' } : { none: 'yes' })
  return t.answer(ben, 'target', '0.2')
}

/** The start of a game: nobody has a card, and everybody is asked about their hands. */
function fresh(): DwarvesTable {
  const options = defaultsOf(optionTable)
  const [seated] = dealt(4, options, {})
  const agenda = [{ do: 'deal' }] as const
  const stage = { at: 'hands', picks: [null, null, null, null] } as const
  return new DwarvesTable(4, options, [
    ...(seated === undefined ? [] : [seated]),
    { type: 'agendaSet', agenda },
    { type: 'stageOpened', stage },
  ])
}

/**
 * At a table constructed at time zero, the window for Forget it! would have closed long ago. This keeps it open until
 * `closes`.
 */
export const openUntil = (event: DwarvesEvent, closes: number): DwarvesEvent =>
  event.type === 'stageOpened' && event.stage.at === 'window' && event.stage.closes !== null
    ? { ...event, stage: { ...event.stage, closes } }
    : event
