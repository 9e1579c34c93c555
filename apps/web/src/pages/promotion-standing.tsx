import { useLingui } from '@lingui/react'
import type { Promotion } from '@sanuk/contracts/content'
import { Badge } from '@sanuk/ui/badge'
import { useStanding } from '../features/activities/use-standing.ts'
import { PromotionState } from '../features/promotions/promotion-state.tsx'

/** Where a promotion stands: for whoever may take part in it, what that has come to, and nothing beside it. */
export function PromotionStanding({ promotion }: { readonly promotion: Promotion }) {
  const { _ } = useLingui()
  const standing = useStanding(promotion.id)
  return (
    <PromotionState
      promotion={promotion}
      standing={standing && <Badge look={standing.look}>{_(`activities.state.${standing.state}`)}</Badge>}
    />
  )
}
