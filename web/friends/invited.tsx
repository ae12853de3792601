import { friendHouse } from './api.ts'
import { Invitations } from './invitations.tsx'
import { useLookedUp } from './use-looked-up.ts'
import './here-now.css'

/** Who invites me now. */
export function Invited() {
  const { told, again } = useLookedUp(friendHouse.here)
  return told === null ? null : <Invitations of={told.invitations} again={again} />
}
