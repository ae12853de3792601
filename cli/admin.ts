import { subjectIds } from '#protocol/order'
import { type MeasureKind, measureKinds, subjectKinds } from '#protocol/order-words'
import { answer, dismiss, lift, measure } from './admin/acts.ts'
import { type OwnHouse, openOwnHouse } from './admin/house.ts'
import { letIn } from './admin/let-in.ts'
import { appeals, audit, cards, keepers, measures, reports, role, show, words } from './admin/lists.ts'
import type { CliCommand } from './perform.ts'
import { readArgs, UsageError } from './usage.ts'

/** `note:THREAD/NUMBER` and so on. Names are told by whose they are. */
const subjects = subjectKinds.filter(kind => kind !== 'name').map(kind => `${kind}:${subjectIds[kind]}`)

const help = `npm run admin -- <what> [...] [--json]
Keeps order in a house, for whoever runs it. WHO is somebody's id, exact name or username. 
WHAT is ${subjects.join(', ')}, or WHO, for somebody's name.
Everything that is changed is in the audit log.
  let-in WHO --reason TEXT        a link that lets somebody back in who has lost everything; it works once, for a day
  role WHO host|moderator|none    gives somebody a role, or takes it away; the first host is made by this
  keepers                         who has a role
  reports                         what people reported and nobody has decided, with what it was like then
  show WHAT                       one of these, or a person with all measures
  hide WHAT --reason TEXT         takes a card down, hides a note or a line, gives somebody a plain name
  close NOTE --reason TEXT        closes the thread of a note;  move NOTE TOPIC --reason TEXT  moves it
  warn WHAT --reason TEXT         tells the person concerned that this was wrong
  mute WHAT --for 3d --reason TEXT  they cannot write for that long: 12h, 3d, 2w, or --until 2027-01-31
  ban WHAT --for 2w --reason TEXT   nor use public tables of others
  dismiss WHAT --reason TEXT      nothing is wrong with it: closes its reports
  measures                        all measures, with their ids
  lift MEASURE --reason TEXT      ends a measure: what was hidden is seen again
  appeals                         what people said against measures
  grant MEASURE --reason TEXT, refuse MEASURE --reason TEXT   answers an appeal
  words [--add WORD] [--remove WORD] [--file FILE]   the words this house does not want; bad* is all that begins so
  cards                           all cards of the gallery, and those that were taken down
  audit [--verify] [--head HASH]  what was done, or whether the log is whole and still has the entry with this hash
Reasons are read by the person concerned. A house in a file must be closed meanwhile; with DATABASE_URL it may be open.`

const flags = {
  json: { type: 'boolean', default: false },
  reason: { type: 'string' },
  for: { type: 'string' },
  until: { type: 'string' },
  verify: { type: 'boolean', default: false },
  head: { type: 'string' },
  add: { type: 'string', multiple: true, default: [] as string[] },
  remove: { type: 'string', multiple: true, default: [] as string[] },
  file: { type: 'string' },
} as const

/** How many words follow each action. */
const measuresTake: { readonly [M in MeasureKind]: number } = { hide: 1, close: 1, move: 2, warn: 1, mute: 1, ban: 1 }
const takes: Readonly<Record<string, number>> = {
  ...{ role: 2, keepers: 0, reports: 0, show: 1, dismiss: 1, measures: 0, lift: 1, appeals: 0, grant: 1, refuse: 1 },
  ...measuresTake,
  ...{ words: 0, cards: 0, audit: 0, 'let-in': 1 },
}
/** Those after which somebody reads why. */
const explained = [...measureKinds, 'dismiss', 'lift', 'grant', 'refuse', 'let-in']

/** An id may begin with a dash; it is not a flag then. */
const isId = (word: string): boolean => /^-[\w-]{11}$/.test(word) && !Object.hasOwn(flags, word.slice(2))

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(
    args.map(word => (isId(word) ? ` ${word}` : word)),
    flags,
  )
  const [action = '', ...rest] = positionals.map(word => word.trimStart())
  const count = Object.hasOwn(takes, action) ? takes[action] : undefined
  if (count === undefined) throw new UsageError(`expected one of ${Object.keys(takes).join(', ')}`)
  if (rest.length !== count)
    throw new UsageError(
      `${action}: expected ${count === 0 ? 'nothing' : `${count} ${count === 1 ? 'word' : 'words'}`} after it: see --help`,
    )
  const reason = (values.reason ?? '').trim()
  if (explained.includes(action) && reason === '')
    throw new UsageError(`${action}: expected --reason and why, which the person concerned will read`)
  const house = await openOwnHouse()
  try {
    return await acted(house, action, rest, { ...values, reason })
  } finally {
    await house.close()
  }
}

type Values = ReturnType<typeof readArgs<typeof flags>>['values'] & { readonly reason: string }

async function acted(house: OwnHouse, action: string, rest: readonly string[], values: Values): Promise<number> {
  const { json } = values
  const kind = measureKinds.find(it => it === action)
  if (kind !== undefined) await measure(house, kind, rest, values)
  else if (action === 'role') await role(house, rest, json)
  else if (action === 'let-in') await letIn(house, rest, values)
  else if (action === 'keepers') await keepers(house, json)
  else if (action === 'reports') await reports(house, json)
  else if (action === 'show') await show(house, rest, json)
  else if (action === 'dismiss') await dismiss(house, rest, values)
  else if (action === 'measures') await measures(house, json)
  else if (action === 'lift') await lift(house, rest, values)
  else if (action === 'appeals') await appeals(house, json)
  else if (action === 'grant' || action === 'refuse') await answer(house, rest, values, action === 'grant')
  else if (action === 'words') await words(house, json, values)
  else if (action === 'cards') await cards(house, json)
  else return audit(house, json, values)
  return 0
}

export const command: CliCommand = { help, run }
