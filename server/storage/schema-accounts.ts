/** The tables of accounts that are not those of Better Auth. */
export interface AccountSchema {
  /** `looks` is the address in lower case; no two rows have the same. */
  account_mail: { person: string; address: string; looks: string; since: number }
  account_mail_asked: { person: string; address: string; hash: string; at: number; until: number; tries: number }
  account_secrets: { hash: string; kind: string; person: string; at: number; until: number | null }
  account_renames: { id: string; person: string; at: number }
  account_departures: { person: string; at: number; due: number; begun: number | null; done: number | null }
}
