import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/pieces/icon.tsx'
import rings from '~icon/linked-rings'

/** Copies the current address of this page. Returns whether that worked. */
export async function copyAddress(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.href)
    return true
  } catch {
    return false
  }
}

const SHOWN = 4000

/** Copies the link to the current view and confirms it. */
export function CopyLink() {
  const t = useTranslations('play')
  const [isCopied, setCopied] = useState<boolean | null>(null)
  useEffect(() => {
    if (isCopied === null) return
    const timer = setTimeout(() => setCopied(null), SHOWN)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      <button
        type="button"
        className="copy-link"
        aria-label={t('copyMoment')}
        title={t('copyMoment')}
        onClick={async () => setCopied(await copyAddress())}
      >
        <Icon of={rings} />
      </button>
      <span className="copied" role="status">
        {isCopied !== null && t(isCopied ? 'copied' : 'notCopied')}
      </span>
    </>
  )
}
