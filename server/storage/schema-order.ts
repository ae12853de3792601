import type { Generated } from 'kysely'

/** The tables of keeping order. Evidence and what audit entries are about are JSON text. */
export interface OrderSchema {
  order_roles: { person: string; role: string; at: number }
  order_reports: {
    id: string
    kind: string
    subject: string
    cause: string
    words: string
    /** Empty if the house itself held it back. */
    by: string
    at: number
    evidence: string
    person: string | null
    state: string
    decided: number | null
    /** Whether its maker was told what became of it. */
    told: Generated<number>
  }
  /** Who looks into a subject. */
  order_taken: { kind: string; subject: string; by: string; at: number }
  order_measures: {
    id: string
    measure: string
    kind: string
    subject: string
    evidence: string | null
    person: string | null
    by: string | null
    reason: string
    at: number
    until: number | null
    moved_to: string | null
    moved_from: string | null
    lifted_at: number | null
    lifted_by: string | null
    lifted_reason: string | null
    appeal_words: string | null
    appeal_at: number | null
    answer_at: number | null
    answer_by: string | null
    answer_reason: string | null
    granted: number | null
    seen: number
    /** How many of its changes the person concerned was told of. */
    told: Generated<number>
  }
  order_words: { word: string }
  /** Triggers refuse to change or delete its rows. */
  order_audit: {
    number: number
    at: number
    by: string | null
    by_name: string | null
    did: string
    about: string
    before: string
    hash: string
  }
}
