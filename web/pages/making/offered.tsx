import type { ReactNode } from 'react'
import { isRefused, type Refused } from '#client/messages'
import type { GameOffered } from '../../house/api.ts'
import { Loading } from '../../house/loading.tsx'
import { Page } from '../frame/page.tsx'
import { Problem } from '../problem.tsx'

interface OfferedProps {
  /** Null until it is known. */
  readonly offered: GameOffered | Refused | null
  readonly title: string
  readonly children: (offered: GameOffered) => ReactNode
}

/** Shows a form once it is known what a game offers. */
export function Offered({ offered, title, children }: OfferedProps) {
  if (offered === null)
    return (
      <Page title={title} className="making">
        <Loading />
      </Page>
    )
  return isRefused(offered) ? <Problem code={offered.code} /> : children(offered)
}
