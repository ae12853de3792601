import { crestsIn } from '../crests.ts'
import { useTable } from '../table.ts'
import { Crest } from './crest.tsx'
import { Mark } from './mark.tsx'

/** The crest of a player at this table. */
export function SeatCrest({ seat }: { readonly seat: number }) {
  const crest = crestsIn(useTable().introduction)[seat]
  return crest === undefined ? <Mark seat={seat} /> : <Crest crest={crest} seat={seat} />
}
