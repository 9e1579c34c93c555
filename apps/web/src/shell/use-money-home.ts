import { useEffect } from 'react'
import { useCurrency } from '../brand/use-currency.ts'
import { useLocation } from '../router/use-router.ts'
import { bringMoneyHome } from '../session/bring-money-home.ts'
import { isMoneyAway, noteMoneyAway } from '../session/money-away.ts'

/** Back from a game to which the money went along, brings it home. What did not arrive is asked again on the next page. */
export function useMoneyHome(): void {
  const currency = useCurrency()
  const page = useLocation(({ pathname }) => pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that is not the game is home
  useEffect(() => {
    if (!isMoneyAway()) return
    noteMoneyAway(false)
    bringMoneyHome(currency).catch(() => noteMoneyAway(true))
  }, [page])
}
