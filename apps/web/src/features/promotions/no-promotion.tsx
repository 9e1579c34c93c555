import { useLingui } from '@lingui/react'
import { buttonClass } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Gift } from 'lucide-react'
import { usePageTitle } from '../../brand/use-page-title.ts'
import { Link } from '../../router/link.tsx'

/** An address that names no promotion, or one that is gone. */
export function NoPromotion() {
  const { _ } = useLingui()
  usePageTitle(_('pages.promotions'), _('promotions.description'))
  return (
    <EmptyState
      icon={<Gift />}
      title={<h1>{_('promotions.gone')}</h1>}
      action={
        <Link to="/promotions" className={buttonClass({ look: 'outline' })}>
          {_('promotions.all')}
        </Link>
      }
    />
  )
}
