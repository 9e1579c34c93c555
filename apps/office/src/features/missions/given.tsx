import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { useMoney } from '../../components/use-money.tsx'

/** What was given, or would be: money, and points where there are any. */
export function GivenSum({ cash, points }: { readonly cash: string; readonly points: string }) {
  const { _ } = useLingui()
  const money = useMoney()
  return (
    <>
      {money(cash)}
      {parseAmount(points) > 0n && ` · ${_('office-missions.points', { points: Number(points) })}`}
    </>
  )
}
