import { houseVenue } from './house-venue.ts'
import { Match } from './match.tsx'
import { VenueContext } from './venue.ts'

/** A match of the house by its link. */
export const MatchPage = ({ id }: { readonly id: string }) => (
  <VenueContext value={houseVenue}>
    <Match id={id} />
  </VenueContext>
)
