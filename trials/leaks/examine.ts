import type { Viewer } from '#kernel/seat'
import type { Json } from '#kernel/wire'
import { type Evidence, Findings, type Reader } from './evidence.ts'
import { examineReply } from './examine-http.ts'
import { examineSocket } from './examine-socket.ts'
import { askings, type ExpectedTelling, ownQuestions, toldTo } from './truth.ts'
import { type ExpectedWaiting, waitings } from './waiting.ts'

/** What is computed once for all recordings of a match. */
export interface Known {
  readonly evidence: Evidence
  readonly told: (viewer: Viewer) => ExpectedTelling
  /** After every entry. */
  readonly questions: (viewer: Viewer) => ReturnType<typeof ownQuestions>
  /** After every entry. */
  readonly waits: readonly ExpectedWaiting[]
  /** After every entry, whether answers are sealed. */
  readonly isSealed: readonly boolean[]
}

/** Examines every byte that was sent, and reports whatever its recipient should not have been sent. */
export function examine(evidence: Evidence): Findings {
  const findings = new Findings()
  const lines = evidence.lines.map(line => JSON.parse(line) as Json)
  const told = once((viewer: Viewer) => toldTo(lines, viewer))
  const asked = askings(evidence, lines)
  const open = told('table').texts.map(text => JSON.parse(text) as { readonly at: number; readonly by: Json })
  const known: Known = {
    evidence,
    told,
    questions: once(viewer => ownQuestions(evidence, told(viewer), viewer)),
    waits: waitings(open, asked, evidence.kept.pace),
    isSealed: asked.map(({ isSealed }) => isSealed),
  }
  findings.count(`matches.${evidence.box.game.id}`)
  findings.count('entries', lines.length)
  findings.count('sealedEntries', asked.filter(({ isSealed }) => isSealed).length)
  for (const [seq, { tells }] of asked.entries())
    if (tells) findings.leak(`match ${evidence.kept.id}, after entry ${seq}`, 'who is asked tells what is hidden')
  for (const viewer of new Set(evidence.recordings.map(each => each.viewer)))
    findings.count('secrets', told(viewer).hidden)
  for (const recording of evidence.recordings) {
    const bytes = recording.bytes()
    findings.count('sockets')
    findings.count('bytes', bytes.length)
    scan(`a socket of ${recording.who}`, recording, bytes.toString('latin1'), known, findings)
    examineSocket(recording, bytes, known, findings)
  }
  for (const reply of evidence.replies) {
    findings.count('replies')
    findings.count('bytes', Buffer.byteLength(reply.body))
    const isEnd = examineReply(reply, known, findings)
    const all = `${JSON.stringify(reply.headers)}${reply.body}`
    if (!isEnd) scan(`${reply.method} ${reply.path} by ${reply.who}`, reply, all, known, findings)
  }
  return findings
}

/** Scans the raw bytes: no canary, nothing that nobody may know, and no hash but the two that are published. */
function scan(where: string, by: Reader, text: string, { evidence, told }: Known, findings: Findings): void {
  for (const { what, text: canary, mayRead } of evidence.canaries) {
    if (mayRead?.(by)) continue
    findings.count('canaries')
    if (text.includes(canary)) findings.leak(where, `the canary of ${what}`)
  }
  for (const secret of told(by.viewer).unknown)
    if (text.includes(secret)) findings.leak(where, `what nobody knows, ${secret.slice(0, 60)}…`)
  const { commitment, cards, edition } = evidence.kept.header
  const open: readonly (string | undefined)[] = [commitment, cards, edition]
  for (const [hash] of text.matchAll(/[0-9a-f]{64}/g))
    if (!open.includes(hash)) findings.leak(where, `a hash or a seed, ${hash.slice(0, 8)}…`)
}

function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
