import { useId } from 'react'
import { useTranslations } from 'use-intl'

interface CredentialsProps {
  /** Whether it is a new password, so that browsers offer to generate one instead of filling it in. */
  readonly isNew: boolean
}

export const usernameIn = (form: FormData): string => String(form.get('username') ?? '').trim()
export const passwordIn = (form: FormData): string => String(form.get('password') ?? '')

/** Username and password. The browser validates them. */
export function Credentials({ isNew }: CredentialsProps) {
  const t = useTranslations('people.account')
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}u`}>{t('username')}</label>
      <input
        id={`${id}u`}
        name="username"
        required
        pattern={isNew ? '[a-zA-Z0-9_.]{3,30}' : undefined}
        title={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={isNew ? `${id}uh` : undefined}
      />
      {isNew && <small id={`${id}uh`}>{t('usernameHint')}</small>}
      <label htmlFor={`${id}p`}>{t('password')}</label>
      <input
        id={`${id}p`}
        name="password"
        type="password"
        required
        minLength={isNew ? 8 : undefined}
        maxLength={128}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        aria-describedby={isNew ? `${id}ph` : undefined}
      />
      {isNew && <small id={`${id}ph`}>{t('passwordHint')}</small>}
    </>
  )
}
