import { type Crest, colours, faces } from '#protocol/crest'
import { keptCrest } from './kept-crest.ts'
import { useMadeUpName } from './made-up-name.ts'
import { crestFor } from './names/made-up.ts'
import { useStore } from './observable.ts'
import { me } from './person.ts'
import { settings } from './settings.ts'

/** The name and the crest that somebody plays with from here: theirs, the last ones here, or made-up ones. */
export function useWhoPlays(): { readonly name: string; readonly crest: Crest } {
  const [person, kept] = [useStore(me), useStore(settings)]
  const madeUp = useMadeUpName().name
  if (person) return { name: person.name, crest: person.crest }
  const name = kept.name === '' ? madeUp : kept.name
  return { name, crest: keptCrest(kept) ?? crestFor(name) ?? { face: faces[0], colour: colours[0] } }
}
