import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loading } from '../house/loading.tsx'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { Page } from '../pages/frame/page.tsx'
import { Problem } from '../pages/problem.tsx'
import { type Craft, loadCrafts } from './crafts.ts'
import { InWorkshopWords } from './in-workshop-words.ts'
import { Making } from './making.tsx'

/** Where cards are made, by the kind of card. */
export function WorkshopPage({ kind }: { readonly kind?: string | undefined }) {
  return (
    <InWorkshopWords before={<Loading />}>
      <Crafts kind={kind} />
    </InWorkshopWords>
  )
}

function Crafts({ kind }: { readonly kind: string | undefined }) {
  const t = useTranslations('workshop')
  const crafts = useCrafts()
  if (crafts === null)
    return (
      <Page title={t('title')} className="workshop-waits">
        <Loading />
      </Page>
    )
  const craft = kind === undefined ? crafts[0] : crafts.find(({ name }) => name === kind)
  if (craft === undefined) return <Problem code="no screen" />
  return <Making key={`${craft.game} ${craft.name}`} craft={craft} crafts={crafts} />
}

function useCrafts(): readonly Craft[] | null {
  const { language } = useStore(settings)
  const [crafts, setCrafts] = useState<readonly Craft[] | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadCrafts(language).then(loaded => isWanted && setCrafts(loaded))
    return () => {
      isWanted = false
    }
  }, [language])
  return crafts
}
