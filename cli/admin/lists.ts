import { readFileSync } from 'node:fs'
import { type Guest, nameIn } from '#games/workshop/guest'
import { LONGEST_WORD, MOST_WORDS, type Role, roles } from '#protocol/order-words'
import type { Refused } from '#protocol/refused'
import { verifyAudit } from '#server/order/audit'
import type { Page } from '#server/order/desk'
import { UsageError } from '../usage.ts'
import { done } from './acts.ts'
import type { OwnHouse } from './house.ts'
import { auditLine, caseLines, day, measureLines, personLine, print, subjectText } from './telling.ts'
import { personIn, subjectIn } from './whom.ts'

/** Everything, page by page. */
async function whole<T>(read: (after?: string) => Promise<Page<T> | Refused>): Promise<readonly T[]> {
  const all: T[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page: Page<T> = done('list', await read(after))
    all.push(...page.items)
    after = page.after
  }
  return all
}

export async function role(house: OwnHouse, [whom = '', wanted = '']: readonly string[], json: boolean): Promise<void> {
  const given = wanted === 'none' ? null : roles.find(it => it === wanted)
  if (given === undefined) throw new UsageError(`role: expected host, moderator or none after the name`)
  const person = await personIn(house, whom)
  const told = done(whom, await house.desk.role(null, person.id, given satisfies Role | null))
  print(json, told, () => [personLine(told)])
}

export async function keepers({ desk }: OwnHouse, json: boolean): Promise<void> {
  const all = await desk.keepers()
  print(json, all, () => [...all.map(personLine), `${all.length} keepers`])
}

export async function reports({ desk }: OwnHouse, json: boolean): Promise<void> {
  const all = await whole(after => desk.cases(null, after))
  print(json, all, () => [...all.flatMap(caseLines), `${all.length} subjects with open reports`])
}

export async function appeals({ desk }: OwnHouse, json: boolean): Promise<void> {
  const all = await whole(after => desk.appeals(null, after))
  print(json, all, () => [...all.flatMap(measureLines), `${all.length} open appeals`])
}

export async function measures({ desk }: OwnHouse, json: boolean): Promise<void> {
  const all = await whole(after => desk.measures(after))
  print(json, all, () => [...all.flatMap(measureLines), `${all.length} measures`])
}

/** A subject with its reports, or a person with their measures. */
export async function show(house: OwnHouse, [what = '']: readonly string[], json: boolean): Promise<void> {
  const subject = await subjectIn(house, what)
  const told = done(what, await house.desk.case(null, subject))
  if (subject.kind !== 'name') {
    const now = told.now === null ? 'It is not there any more.' : `Now: ${told.now.title ?? ''} ${told.now.text}`
    return print(json, told, () => [...caseLines(told), now])
  }
  const person = done(what, await house.desk.person(subject.id))
  print(json, { ...told, ...person }, () => [
    ...(told.reports.length > 0 ? caseLines(told) : [personLine(person.person)]),
    ...person.measures.flatMap(measureLines),
  ])
}

export async function cards({ store }: OwnHouse, json: boolean): Promise<void> {
  const all = await store.gallery.cards.list({ order: 'new', words: [], alsoTaken: true }, null, 1000)
  print(json, all, () => [
    ...all.map(({ id, game, since, version, content, makerName, hearts, played, takenDown }) => {
      const taken = takenDown === null ? '' : `, taken down on ${day(takenDown.at)}: ${takenDown.reason}`
      const name = nameIn(JSON.parse(content) as Guest, 'en')
      return `${subjectText({ kind: 'card', id })}  ${day(since)}  ${game}  ${name} (version ${version}) by ${makerName}, ${hearts} hearts, ${played} games${taken}`
    }),
    `${all.length} cards`,
  ])
}

/** The log, or whether it is whole. `head`: a hash that was noted before and must still be in it. */
export async function audit(
  { desk, store }: OwnHouse,
  json: boolean,
  { verify, head }: { readonly verify: boolean; readonly head?: string | undefined },
): Promise<number> {
  const all = await whole(after => desk.audit(after))
  if (!verify) {
    print(json, all, () => [...all.toReversed().map(auditLine), `${all.length} entries`])
    return 0
  }
  const found = await verifyAudit(store.order.audit)
  const isMissing = head !== undefined && !all.some(({ hash }) => hash === head)
  print(json, { ...found, missing: isMissing ? head : null }, () => [
    found.broken === null
      ? `whole: ${found.entries} entries${found.head === null ? '' : `, the last is ${found.head}`}`
      : `entry ${found.broken} is not as it was written, or something before it is missing`,
    ...(isMissing ? [`${head} is not in it: entries are missing`] : []),
  ])
  return found.broken === null && !isMissing ? 0 : 1
}

export interface WordChanges {
  readonly add: readonly string[]
  readonly remove: readonly string[]
  readonly file?: string | undefined
}

/** Prints the word list, after changing it. A file has one word a line. */
export async function words({ desk }: OwnHouse, json: boolean, { add, remove, file }: WordChanges): Promise<void> {
  const before = done('words', await desk.words(null))
  const kept = file === undefined ? before : wordsIn(file)
  const wanted = [...kept, ...add].filter(word => !remove.includes(word))
  const tooLong = wanted.find(word => word.length > LONGEST_WORD)
  if (tooLong !== undefined) throw new UsageError(`words: ${tooLong}: expected at most ${LONGEST_WORD} characters`)
  if (wanted.length > MOST_WORDS) throw new UsageError(`words: ${wanted.length}: expected at most ${MOST_WORDS}`)
  const after = done('words', await desk.setWords(null, wanted))
  print(json, { words: after }, () => [...after, `${after.length} words`])
}

function wordsIn(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map(word => word.trim())
      .filter(Boolean)
  } catch (error) {
    throw new UsageError(`words: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}
