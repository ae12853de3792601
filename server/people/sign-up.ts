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
 * Adds a password to a guest's account and then, in one write, the username that makes it usable. If interrupted in
 * between, the person is still a guest and can try again. Runs one at a time per account; otherwise the username of one
 * request could end up with the password of another.
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
    if ((await holder()) !== null) return taken // somebody else was faster: the column is unique
    throw error
  }
}

const none: Refused = { code: 'no username', rule: null, expected: 'somebody with a username' }

/** Takes another username. The password stays. */
export async function rename(context: Kept, account: string, username: string): Promise<Refused | null> {
  const holder = (): Promise<User | null> =>
    context.adapter.findOne<User>({ model: 'user', where: [{ field: 'username', value: username.toLowerCase() }] })
  const user: User | null = await context.internalAdapter.findUserById(account)
  if (user === null || (user.username ?? null) === null) return none
  const isOthers = async (): Promise<boolean> => ![undefined, account].includes((await holder())?.id)
  if (await isOthers()) return taken
  try {
    const isSame = user.username === username.toLowerCase() // then only its capitals change
    await context.internalAdapter.updateUser(account, { ...(!isSame && { username }), displayUsername: username })
    return null
  } catch (error) {
    if (await isOthers()) return taken // somebody else was faster: the column is unique
    throw error
  }
}
