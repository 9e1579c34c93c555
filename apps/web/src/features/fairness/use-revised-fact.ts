import { useLingui } from '@lingui/react'

/** A coup or outcome that an operator made void (`null`) or corrected. */
type Revised = { readonly number: number; readonly outcome: object | null }

/** What was changed of a shoe or series after it was shown; nothing where nothing was. */
export function useRevisedFact(revised: readonly Revised[] = []) {
  const { _ } = useLingui()
  if (revised.length === 0) return []
  const said = revised.map(({ number, outcome }) =>
    _(outcome === null ? 'fairness.revised.void' : 'fairness.revised.correction', { number }),
  )
  return [{ name: _('fairness.revised'), value: said.join(', ') }]
}
