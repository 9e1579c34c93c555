const PREFIX = 'free-'

/** What vendors call a grant of ours: a campaign of their own is never called like that. */
export const grantName = (id: string): string => PREFIX + id

/** The grant that a `bonus` names; null where it is a name of the vendor's own. */
export function grantNamed(bonus: string | undefined): string | null {
  return bonus?.startsWith(PREFIX) ? bonus.slice(PREFIX.length) : null
}
