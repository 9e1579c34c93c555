import { useLingui } from '@lingui/react'
import { useWrittenMoney } from '../../../components/use-money.tsx'

type Bounds = { readonly halfFrom: string | null; readonly closedFrom: string | null }

/** What a rule does to a number, in a sentence. */
export function useRuleText(): (bounds: Bounds) => string {
  const { _ } = useLingui()
  const money = useWrittenMoney()
  return ({ halfFrom, closedFrom }) => {
    const values = {
      half: halfFrom === null ? '' : money(halfFrom),
      closed: closedFrom === null ? '' : money(closedFrom),
    }
    if (halfFrom !== null && closedFrom !== null) return _('office-lottery-numbers.rule.both', values)
    if (halfFrom !== null) return _('office-lottery-numbers.rule.half', values)
    return _(closedFrom === null ? 'office-lottery-numbers.rule.none' : 'office-lottery-numbers.rule.closed', values)
  }
}
