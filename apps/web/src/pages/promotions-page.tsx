import { useLingui } from '@lingui/react'
import { getRouteApi } from '@tanstack/react-router'
import { usePageTitle } from '../brand/use-page-title.ts'
import { PromotionList } from '../features/promotions/promotion-list.tsx'
import styles from './notices-page.module.css'

const route = getRouteApi('/shell/promotions')

export function PromotionsPage() {
  const { _ } = useLingui()
  const title = _('pages.promotions')
  usePageTitle(title, _('promotions.description'))
  const { category } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <PromotionList
        category={category}
        onCategory={(chosen) => navigate({ search: { category: chosen }, replace: true, resetScroll: false })}
      />
    </>
  )
}
