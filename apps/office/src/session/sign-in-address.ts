/** Where operators sign in. */
export const SIGN_IN = '/login'

/** What the history remembers of a page that somebody wanted to see before they had signed in. */
export function comingFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): { readonly wanted: string } {
  return { wanted: `${pathname}${search}` }
}

/** The page to which a sign-in leads: the one that was wanted, or the first one. */
export function wantedPage(): string {
  const state: unknown = history.state
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return '/'
  return typeof state.wanted === 'string' ? state.wanted : '/'
}
