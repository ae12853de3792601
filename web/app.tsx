import { lazy, Suspense, useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { IntlProvider } from 'use-intl'
import { Route, Switch, useLocation } from 'wouter'
import type { Language } from '#ui/language'
import type { HouseWords } from '#ui/words/en'
import { houseWords } from '#ui/words/load'
import './house/prefetched-match.ts'
import { leftBehind } from './house/editions.ts'
import { lessonOffered } from './house/lesson-offer.ts'
import { orderNews } from './house/line.ts'
import { Loading } from './house/loading.tsx'
import { useStore } from './house/observable.ts'
import { settings } from './house/settings.ts'
import { sureAsked } from './house/sure.ts'
import { atSlowTable } from './notices/at-slow-table.ts'
import { NewVersion } from './offline/new-version.tsx'
import { Banner } from './pages/banner.tsx'
import { Boundary } from './pages/boundary.tsx'
import { Home } from './pages/home.tsx'
import { Lost } from './pages/lost.tsx'
import { Wordless } from './pages/wordless.tsx'

const matchPage = () => import('./play/match-page.tsx')
if (location.pathname.startsWith('/match/')) void matchPage()
const MatchPage = lazy(async () => ({ default: (await matchPage()).MatchPage }))
const TablePage = lazy(async () => ({ default: (await import('./pages/table.tsx')).TablePage }))
const ScreenPage = lazy(async () => ({ default: (await import('./screen/screen-page.tsx')).ScreenPage }))
const NewTable = lazy(async () => ({ default: (await import('./pages/new-table.tsx')).NewTable }))
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings.tsx')).SettingsPage }))
const AboutPage = lazy(async () => ({ default: (await import('./pages/about.tsx')).AboutPage }))
const HerePage = lazy(async () => ({ default: (await import('./device/device-page.tsx')).DevicePage }))
const NewHere = lazy(async () => ({ default: (await import('./device/new-device-match.tsx')).NewDeviceMatch }))
const LearnPage = lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }))
const LessonOffer = lazy(async () => ({ default: (await import('./learn/offer.tsx')).LessonOffer }))
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesPage }))
const TipsPage = lazy(async () => ({ default: (await import('./tips/tips-page.tsx')).TipsPage }))
const WorkshopPage = lazy(async () => ({ default: (await import('./workshop/workshop-page.tsx')).WorkshopPage }))
const GalleryPage = lazy(async () => ({ default: (await import('./gallery/gallery-page.tsx')).GalleryPage }))
const DeskPage = lazy(async () => ({ default: (await import('./order/desk-page.tsx')).DeskPage }))
const HistoryPage = lazy(async () => ({ default: (await import('./returning/history/history-page.tsx')).HistoryPage }))
const OrderPage = lazy(async () => ({ default: (await import('./order/order-page.tsx')).OrderPage }))
const OrderBanner = lazy(async () => ({ default: (await import('./order/order-banner.tsx')).OrderBanner }))
const FriendsPage = lazy(async () => ({ default: (await import('./friends/friends-page.tsx')).FriendsPage }))
const ProfilePage = lazy(async () => ({ default: (await import('./friends/profile-page.tsx')).ProfilePage }))
const NoticesPage = lazy(async () => ({ default: (await import('./notices/notices-page.tsx')).NoticesPage }))
const NoticeWishes = lazy(async () => ({ default: (await import('./notices/wishes-page.tsx')).WishesPage }))
const NoticeOffer = lazy(async () => ({ default: (await import('./notices/offer.tsx')).NoticeOffer }))
const AccountPage = lazy(async () => ({ default: (await import('./account/account-page.tsx')).AccountPage }))
const SureDialog = lazy(async () => ({ default: (await import('./account/sure-dialog.tsx')).SureDialog }))
const RecoverPage = lazy(async () => ({ default: (await import('./account/recover-page.tsx')).RecoverPage }))
const PrivacyPage = lazy(async () => ({ default: (await import('./account/privacy-page.tsx')).PrivacyPage }))
const BoardPage = lazy(async () => ({ default: (await import('./board/board-page.tsx')).BoardPage }))

interface Spoken {
  readonly language: Language
  /** Null if they cannot be loaded. */
  readonly words: HouseWords | null
}

/** The words of the current language. The previous language's words stay until the new ones have loaded. */
function useWords(): Spoken | null {
  const { language } = useStore(settings)
  const [loaded, setLoaded] = useState<Spoken | null>(null)
  useEffect(() => {
    let isWanted = true
    const heard = (words: HouseWords): void => {
      if (isWanted) setLoaded({ language, words })
      document.documentElement.lang = language
    }
    houseWords[language]().then(heard, () => setLoaded(before => before ?? { language, words: null }))
    return () => {
      isWanted = false
    }
  }, [language])
  return loaded
}

export function App() {
  const spoken = useWords()
  // An error on one page does not follow the visitor to the next.
  const [path] = useLocation()
  const isLeft = leftBehind(path)
  const offered = useStore(lessonOffered)
  const isNews = useStore(orderNews) > 0
  const isSlow = useStore(atSlowTable)
  const asked = useStore(sureAsked)
  const { motion, contrast, leftHanded, candle } = useStore(settings)
  useEffect(() => {
    document.documentElement.style.setProperty('--motion', `${motion}ms`)
    document.documentElement.toggleAttribute('data-still', motion === 0)
    document.documentElement.toggleAttribute('data-contrast', contrast)
    document.documentElement.toggleAttribute('data-left-handed', leftHanded)
    document.documentElement.toggleAttribute('data-candle', candle && motion > 0)
  }, [motion, contrast, leftHanded, candle])
  if (spoken === null || isLeft) return null
  if (spoken.words === null) return <Wordless language={spoken.language} />
  return (
    <IntlProvider
      locale={(spoken.language === 'en' ? 'en-GB' : spoken.language) as 'en'} // see games/speaker.ts
      messages={spoken.words as never}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <I18nProvider locale={spoken.language}>
        <Banner />
        <NewVersion />
        <Boundary key={path}>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/new/:game?/:variant?" component={NewTable} />
              <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
              <Route path="/table/:id/screen">{({ id }) => <ScreenPage key={id} id={id} />}</Route>
              <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
              <Route path="/here/new/:game?" component={NewHere} />
              <Route path="/here/:id">{({ id }) => <HerePage key={id} id={id} />}</Route>
              <Route path="/rules/:game?">{({ game }) => <RulesPage game={game} />}</Route>
              <Route path="/learn/:game?/:lesson?">
                {({ game, lesson }) => <LearnPage game={game} lesson={lesson} />}
              </Route>
              <Route path="/tips/:game?/:card?">{({ game, card }) => <TipsPage game={game} card={card} />}</Route>
              <Route path="/workshop/:kind?">{({ kind }) => <WorkshopPage kind={kind} />}</Route>
              <Route path="/gallery/:card?">{({ card }) => <GalleryPage card={card} />}</Route>
              <Route path="/board/:thread?">{({ thread }) => <BoardPage thread={thread} />}</Route>
              <Route path="/friends" component={FriendsPage} />
              <Route path="/people/:id">{({ id }) => <ProfilePage person={id} />}</Route>
              <Route path="/desk" component={DeskPage} />
              <Route path="/order" component={OrderPage} />
              <Route path="/notices" component={NoticesPage} />
              <Route path="/settings/notices" component={NoticeWishes} />
              <Route path="/you" component={AccountPage} />
              <Route path="/recover" component={RecoverPage} />
              <Route path="/privacy" component={PrivacyPage} />
              <Route path="/history" component={HistoryPage} />
              <Route path="/settings" component={SettingsPage} />
              <Route path="/about" component={AboutPage} />
              <Route component={Lost} />
            </Switch>
          </Suspense>
        </Boundary>
        {(isNews || path.startsWith('/board')) && (
          <Suspense fallback={null}>
            <OrderBanner />
          </Suspense>
        )}
        {isSlow && (
          <Suspense fallback={null}>
            <NoticeOffer />
          </Suspense>
        )}
        {asked !== null && (
          <Suspense fallback={null}>
            <SureDialog asked={asked} />
          </Suspense>
        )}
        {offered !== null && (
          <Suspense fallback={null}>
            <LessonOffer offered={offered} />
          </Suspense>
        )}
      </I18nProvider>
    </IntlProvider>
  )
}
