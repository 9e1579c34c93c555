import { useLingui } from '@lingui/react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { PromotionList } from '../features/promotions/promotion-list.tsx'
import { readCategory } from '../router/paths.ts'
import { useRouter, useSearch } from '../router/use-router.ts'
import styles from './notices-page.module.css'
import { PromotionStanding } from './promotion-standing.tsx'

export function PromotionsPage() {
  const { _ } = useLingui()
  const title = _('pages.promotions')
  usePageTitle(title, _('promotions.description'))
  const { category } = useSearch(readCategory)
  const router = useRouter()
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <PromotionList
        category={category}
        State={PromotionStanding}
        onCategory={(chosen) =>
          void router.navigate({ to: '/promotions', search: { category: chosen }, replace: true, resetScroll: false })
        }
      />
    </>
  )
}
