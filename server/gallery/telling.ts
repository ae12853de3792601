import { nameIn } from '#games/workshop/guest'
import { guestTold } from '#games/workshop/guest-told'
import type { CardTold, CardWithVersions, VerdictTold } from '#protocol/gallery'
import type { GalleryStore, PlayFigures, StoredCard } from '../storage/gallery-port.ts'

/** What is told of a card that was taken down: to its maker everything, to others nothing that is on it. */
const isHidden = ({ takenDown, maker }: StoredCard, viewer: string | null): boolean =>
  takenDown !== null && maker !== viewer

/** Cards as this person may see them. */
export async function toldTo(
  store: GalleryStore,
  cards: readonly StoredCard[],
  viewer: string | null,
): Promise<CardTold[]> {
  const ids = cards.map(({ id }) => id)
  const parents = cards.flatMap(({ madeFrom }) => madeFrom ?? [])
  const [found, mine, origins] = await Promise.all([
    foundOut(
      store,
      cards.map(({ hash }) => hash),
    ),
    viewer === null ? new Set<string>() : store.cards.hearts(viewer, ids),
    store.cards.findAll([...new Set(parents)]),
  ])
  return cards.map(card => {
    const { id, game, kind, version, maker, makerName, since, language, takenDown, hearts, played } = card
    const hidden = isHidden(card, viewer)
    const origin = origins.find(({ id }) => id === card.madeFrom)
    return {
      id,
      game,
      kind,
      version,
      ...found(card.hash),
      card: hidden ? null : contentOf(card),
      maker: { person: maker, name: makerName },
      since,
      language,
      story: hidden ? '' : card.story,
      madeFrom: origin === undefined ? null : madeFrom(origin, viewer, language),
      hearts,
      mine: mine.has(id),
      played,
      takenDown: takenDown === null ? null : { at: takenDown.at, reason: takenDown.reason },
    }
  })
}

/** One card with its versions. */
export async function toldWhole(
  store: GalleryStore,
  card: StoredCard,
  viewer: string | null,
): Promise<Omit<CardWithVersions, 'remarks'> | null> {
  const [told] = await toldTo(store, [card], viewer)
  if (told === undefined) return null
  const versions = await store.cards.versions(card.id)
  const hashes = versions.map(({ hash }) => hash)
  const [found, plays] = await Promise.all([foundOut(store, hashes), store.plays.figures(hashes)])
  return {
    ...told,
    versions: versions.map(({ version, hash, content, at }) => ({
      version,
      ...found(hash),
      card: isHidden(card, viewer) ? null : contentOf({ content }),
      since: at,
      played: plays.get(hash)?.played ?? 0,
    })),
  }
}

const contentOf = ({ content }: { readonly content: string }) => JSON.parse(content) as NonNullable<CardTold['card']>

const madeFrom = (origin: StoredCard, viewer: string | null, language: string): NonNullable<CardTold['madeFrom']> => ({
  id: origin.id,
  name: isHidden(origin, viewer) ? null : nameIn(guestTold(contentOf(origin)), language),
  maker: origin.makerName,
})

/** What bots and people found out about contents. */
async function foundOut(store: GalleryStore, hashes: readonly string[]) {
  const [verdicts, plays] = await Promise.all([store.verdicts.find(hashes), store.plays.figures(hashes)])
  return (hash: string): Pick<CardTold, 'verdict' | 'people'> => {
    const verdict = verdicts.get(hash)
    return {
      verdict: verdict === undefined ? null : (JSON.parse(verdict) as VerdictTold),
      people: peopleOf(plays.get(hash)),
    }
  }
}

const peopleOf = (figures: PlayFigures | undefined): CardTold['people'] => {
  if (figures === undefined || figures.sales === 0) return null
  const { sales, price, wins } = figures
  return { sales, price: price === 0 ? null : price / sales, winnerWins: wins / sales }
}
