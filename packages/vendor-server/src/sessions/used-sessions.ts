/** Sessions that are remembered at most; a kilobyte each. */
const REMEMBERED = 20_000

/** Sessions whose token was used: nothing of them changes any more, and they end when it was said that they would. */
export function rememberUsed<Session>() {
  type Known = { readonly session: Session; readonly expiresAt: Date }
  const sessions = new Map<string, Known>()
  return {
    find: (tokenHash: Buffer, now: Date): Session | null => {
      const known = sessions.get(tokenHash.toString('latin1'))
      return known && known.expiresAt > now ? known.session : null
    },
    remember: (tokenHash: Buffer, known: Known): void => {
      const [first] = sessions.keys()
      if (sessions.size >= REMEMBERED && first !== undefined) sessions.delete(first)
      sessions.set(tokenHash.toString('latin1'), known)
    },
  }
}
