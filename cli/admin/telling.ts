import type { AuditEntry, Case, Concerned, MeasureTold } from '#protocol/desk'
import type { Evidence, Subject } from '#protocol/order'
import { printable } from '../printable.ts'

/* What the command prints, in lines. */

export const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
export const subjectText = ({ kind, id }: Subject): string => `${kind}:${id}`

const evidenceLines = ({ text, title, by, where, before, card }: Evidence): readonly string[] => [
  ...before.map(({ name, text }) => `      ${name}: ${text}`),
  `      ${by === null ? '' : `${by.name}: `}${title === null ? '' : `“${title}” `}${text}  (${where})`,
  ...(card === null ? [] : [`      ${JSON.stringify(card)}`]),
]

export const caseLines = ({ subject, since, reports, hidden, person, taken }: Case): readonly string[] => [
  `${subjectText(subject)}  ${day(since)}${person === null ? '' : `  ${personLine(person)}`}${hidden ? ', hidden' : ''}${taken === null ? '' : `, ${taken.name} looks into it`}`,
  ...reports.flatMap(({ cause, words, at, by, evidence }) => [
    `    ${day(at)}  ${by === null ? 'the word list' : `${by.name} (${by.person})`}: ${cause}${words === '' ? '' : `, ${words}`}`,
    ...evidenceLines(evidence),
  ]),
]

export const personLine = ({ person, name, role, muted, banned, measures }: Concerned): string => {
  const until = (what: string, at: number | null): string => (at === null ? '' : `, ${what} until ${day(at)}`)
  return `${name} (${person})${role === null ? '' : `, ${role}`}${until('muted', muted)}${until('banned', banned)}, ${measures} measures so far`
}

export const measureLines = (measure: MeasureTold): readonly string[] => {
  const { id, kind, subject, person, by, reason, at, until, to, lifted, appeal, inForce } = measure
  const end = until === null ? '' : ` until ${day(until)}`
  return [
    `${id}  ${day(at)}  ${kind}${to === null ? '' : ` to ${to}`}${end}  ${subjectText(subject)}${person === null ? '' : ` of ${person.name} (${person.person})`}${inForce ? '' : ', ended'}`,
    `    by ${by?.name ?? 'this command'}: ${reason}`,
    ...(appeal === null ? [] : [`    appeal of ${day(appeal.at)}: ${appeal.words}`]),
    ...(appeal?.answer == null
      ? []
      : [`    ${appeal.answer.granted ? 'granted' : 'refused'} on ${day(appeal.answer.at)}: ${appeal.answer.reason}`]),
    ...(lifted === null
      ? []
      : [`    lifted on ${day(lifted.at)} by ${lifted.by?.name ?? 'this command'}: ${lifted.reason}`]),
  ]
}

export const auditLine = ({ number, at, by, did, about, hash }: AuditEntry): string =>
  `${number}  ${day(at)}  ${by?.name ?? 'admin'}  ${did}  ${JSON.stringify(about)}  ${hash.slice(0, 12)}`

/** Prints the whole as JSON, or lines that are safe for a terminal. */
export function print(json: boolean, whole: unknown, lines: () => readonly string[]): void {
  if (json) console.log(JSON.stringify(whole))
  else for (const line of lines()) console.log(printable(line))
}
