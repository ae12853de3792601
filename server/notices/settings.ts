import type { Config } from '../config.ts'
import { openMailer } from '../mail/mailer.ts'
import type { NoticeSettings } from './furnishing.ts'

/** What a configuration says about notices. */
export const noticeSettings = ({
  mail,
  publicUrl,
  secret,
  notices,
}: Pick<Config, 'mail' | 'publicUrl' | 'secret' | 'notices'>): NoticeSettings => ({
  ...notices,
  publicUrl,
  secret,
  mailer: mail === null ? null : openMailer(mail.smtpUrl, mail.from),
})
