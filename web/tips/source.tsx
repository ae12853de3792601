import { pageText, type TipsRead } from './load.ts'

/** Which games the figures come from, and what they cannot say. */
export function SourceOf({ read }: { readonly read: TipsRead }) {
  const { game, games, seats, bot, rules, seed } = read.almanac.source
  return (
    <section className="tips-source">
      <h2>{pageText(read, 'made')}</h2>
      <p>
        {pageText(read, 'source', { games, seats, rules })}{' '}
        <code>{`npm run almanac -- ${game} --games ${games} --seed ${seed}`}</code> (<code>{bot}</code>)
      </p>
      <p>{pageText(read, 'honest')}</p>
    </section>
  )
}
