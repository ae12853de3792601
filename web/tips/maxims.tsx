import { Link } from 'wouter'
import { GAME, type Maxim, type Pointer, pointedAt } from '#games/almanac'
import { cardName, inWords, ownText, pageText, sentence, type TipsRead } from './load.ts'

/** The advice of a game, each piece with the figures it stands on. */
export function Maxims({ read }: { readonly read: TipsRead }) {
  return (
    <ol className="tips-maxims">
      {read.tips.maxims.map(maxim => (
        <li key={maxim.id} className="tips-maxim parchment">
          <Told maxim={maxim} read={read} />
        </li>
      ))}
    </ol>
  )
}

function Told({ maxim, read }: { readonly maxim: Maxim; readonly read: TipsRead }) {
  const pointers = pointersOf(maxim)
  const named = Object.fromEntries(pointers.map(({ card }) => [card, { card }]))
  const said = (part: 'title' | 'text'): string =>
    sentence(read, { say: `tips.maxims.${maxim.id}.${part}`, with: named })
  return (
    <>
      <h3>{said('title')}</h3>
      <p>{said('text')}</p>
      <ul className="tips-evidence" aria-label={pageText(read, 'evidence')}>
        {pointers.map(pointer => (
          <Evidence key={JSON.stringify(pointer)} of={pointer} read={read} />
        ))}
      </ul>
    </>
  )
}

/** Every figure of its claims, once. */
function pointersOf({ claims }: Maxim): readonly Pointer[] {
  const all = claims.flatMap(({ that, than }) => (typeof than === 'number' ? [that] : [that, than]))
  return [...new Map(all.map(pointer => [JSON.stringify(pointer), pointer])).values()]
}

function Evidence({ of: pointer, read }: { readonly of: Pointer; readonly read: TipsRead }) {
  const { card, figure, at } = pointer
  const found = pointedAt(read.almanac, pointer)
  if (found === null) return null
  const { mean, range, n } = inWords(read, figure, found)
  const many = read.tips.rows[figure]?.many
  return (
    <li>
      <span>
        {card !== GAME && (
          <>
            <Link href={`/tips/${read.game}/${card}`}>{cardName(read, card)}</Link>:{' '}
          </>
        )}
        {ownText(read, `figures.${figure}`)}
        {at !== undefined && ` (${ownText(read, `rows.${figure}`)}: ${at === many ? `${at}+` : at})`}
      </span>{' '}
      <b>{mean}</b> <small>{pageText(read, 'within', { range, n })}</small>
    </li>
  )
}
