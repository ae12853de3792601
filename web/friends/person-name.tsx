import { Link } from 'wouter'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import './person-name.css'

interface PersonNameProps {
  /** Left out for bots. */
  readonly person: string | undefined
  readonly name: string
}

/** A name that leads to a person's page: of other people, not of bots. */
export function PersonName({ person, name }: PersonNameProps) {
  const own = useStore(me)?.id
  if (person === undefined || person === own) return <bdi>{name}</bdi>
  return (
    <Link href={`/people/${person}`} className="to-person">
      <bdi>{name}</bdi>
    </Link>
  )
}
