import type { AuthContext } from 'better-auth'
import type { Refused } from '../matches/replies.ts'

export interface NewAccount {
  readonly username: string
  readonly password: string
}

interface Kept {
  readonly adapter: Pick<AuthContext['adapter'], 'findOne'>
  readonly internalAdapter: AuthContext['internalAdapter']
  readonly password: Pick<AuthContext['password'], 'hash'>
}
interface User {
  readonly id: string
  readonly username?: string | null
}

const taken: Refused = { code: 'taken', rule: null, expected: 'a username that nobody has' }
const already: Refused = { code: 'already', rule: null, expected: 'somebody without a username' }

/**
 * A guest's account gains a password, and then, in one write, the username by which the password can be used. Who is interrupted in
 * between is still a guest, and does it again. Of one account there is only one at a time: or the username of one wish would go with the
 * password of another.
 */
export async function signUp(context: Kept, account: string, as: NewAccount): Promise<Refused | null> {
  const { internalAdapter: accounts, password } = context
  const holder = (): Promise<User | null> =>
    context.adapter.findOne<User>({
      model: 'user',
      where: [{ field: 'username', value: as.username.toLowerCase() }],
    })
  const user: User | null = await accounts.findUserById(account)
  if (user === null || (user.username ?? null) !== null) return already
  if ((await holder()) !== null) return taken
  const hash = await password.hash(as.password)
  if ((await accounts.findCredentialAccount(account)) === null)
    await accounts.linkAccount({ userId: account, providerId: 'credential', accountId: account, password: hash })
  else await accounts.updatePassword(account, hash)
  try {
    const { username } = as
    await accounts.updateUser(account, { username, displayUsername: username, isAnonymous: false })
    return null
  } catch (error) {
    if ((await holder()) !== null) return taken // somebody else was quicker: the column is unique
    throw error
  }
}
