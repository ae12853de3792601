import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { openMailer } from '../mail/mailer.ts'
import type { Schema } from '../storage/schema.ts'
import type { NoticeSettings } from './furnishing.ts'
import { verifiedAddress } from './verified-address.ts'

/** What a configuration says about notices. */
export const noticeSettings = (
  { mail, publicUrl, secret, notices }: Pick<Config, 'mail' | 'publicUrl' | 'secret' | 'notices'>,
  db: Kysely<Schema>,
): NoticeSettings => ({
  ...notices,
  publicUrl,
  secret,
  mailer: mail === null ? null : openMailer(mail.smtpUrl, mail.from),
  addressOf: verifiedAddress(db),
})
