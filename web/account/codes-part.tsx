import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useActing } from '../house/acting.ts'
import { saveFile } from '../house/save-file.ts'
import { AccountRefusal } from './account-refusal.tsx'
import { accountHouse } from './api.ts'
import type { WayProps } from './use-ways.ts'

/** Recovery codes, shown once, to be printed. */
export function CodesPart({ ways, changed }: WayProps) {
  const t = useTranslations('account.codes')
  const { act, isBusy, refused } = useActing()
  const [codes, setCodes] = useState<readonly string[]>([])
  const make = async (): Promise<void> => {
    const made = await act(accountHouse.codes)
    if (made === null) return
    setCodes(made.codes)
    await changed()
  }
  return (
    <div className="way">
      <h3>{t('title')}</h3>
      <p>{t('about')}</p>
      <p className="standing">{t('left', { count: ways.codes })}</p>
      {codes.length > 0 && (
        <div className="parchment printed-codes">
          <p>{t('shown')}</p>
          <ol>
            {codes.map(code => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <div className="row">
            <button type="button" className="ink-button" onClick={() => print()}>
              {t('print')}
            </button>
            <button
              type="button"
              className="ink-button"
              onClick={() =>
                saveFile('wyrmtavern-codes.txt', `${location.origin}\n\n${codes.join('\n')}\n`, 'text/plain')
              }
            >
              {t('save')}
            </button>
          </div>
        </div>
      )}
      <button type="button" className="framed" disabled={isBusy} onClick={make}>
        {ways.codes > 0 ? t('again') : t('make')}
      </button>
      <AccountRefusal refused={refused} />
    </div>
  )
}
