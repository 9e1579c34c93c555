const KEY = 'moneyAway'

/** Remembers, for this tab, whether a game was opened to which the member's money went along. */
export function noteMoneyAway(away: boolean): void {
  if (away) sessionStorage.setItem(KEY, '1')
  else sessionStorage.removeItem(KEY)
}

export const isMoneyAway = (): boolean => sessionStorage.getItem(KEY) !== null
