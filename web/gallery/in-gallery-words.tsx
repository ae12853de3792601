import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type GalleryWords, galleryWords } from '#ui/words/load-gallery'
import { useLoaded } from '../house/loaded.ts'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'

/** What is inside can use the words of the gallery, besides those of the house. Nothing is shown before they have loaded. */
export function InGalleryWords({ children }: { readonly children: ReactNode }) {
  const { language } = useStore(settings)
  const gallery = useLoaded(galleryWords[language], words => words, null as GalleryWords | null)
  const [locale, house] = [useLocale(), useMessages()]
  if (gallery === null) return <div className="loading" role="status" />
  return (
    <IntlProvider locale={locale} messages={{ ...house, gallery } as never}>
      {children}
    </IntlProvider>
  )
}
