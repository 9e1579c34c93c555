import { useLingui } from '@lingui/react'
import { ChevronLeft } from 'lucide-react'
import { ActivityAction } from '../features/activities/activity-action.tsx'
import { useIsActivity } from '../features/activities/use-activities.ts'
import { NoPromotion } from '../features/promotions/no-promotion.tsx'
import { PromotionDetail } from '../features/promotions/promotion-detail.tsx'
import { Link } from '../router/link.tsx'
import { readId } from '../router/paths.ts'
import { useSearch } from '../router/use-router.ts'
import styles from './promo-detail-page.module.css'
import { PromotionStanding } from './promotion-standing.tsx'

export function PromoDetailPage() {
  const { _ } = useLingui()
  const { id } = useSearch(readId)
  return (
    <>
      <Link to="/promotions" className={styles.back}>
        <ChevronLeft />
        {_('promotions.all')}
      </Link>
      {id ? <OnePromotion key={id} id={id} /> : <NoPromotion />}
    </>
  )
}

/** A promotion, with what can be done to take part in it where one can. */
function OnePromotion({ id }: { readonly id: string }) {
  const isActivity = useIsActivity(id)
  const part = isActivity ? <ActivityAction promotion={id} /> : null
  return <PromotionDetail id={id} part={part} State={PromotionStanding} />
}
