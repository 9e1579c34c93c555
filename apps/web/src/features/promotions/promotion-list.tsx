import { useLingui } from '@lingui/react'
import { PROMOTION_CATEGORIES, promotions } from '@sanuk/contracts/content'
import { Chips } from '@sanuk/ui/chips'
import { classNames } from '@sanuk/ui/class-names'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useLanguage } from '../../language/language.ts'
import { read } from '../../wire/read.ts'
import { PromotionCard } from './promotion-card.tsx'
import type { StateOf } from './promotion-state.tsx'
import styles from './promotions.module.css'

type PromotionListProps = {
  /** As the address has it. */
  readonly category: string | undefined
  readonly onCategory: (category: string | undefined) => void
  readonly State: StateOf
}

const ORDER = ['running', 'coming', 'ended'] as const
const WAITING = ['one', 'two', 'three']

/** What the brand offers, what runs first; of one category where that is chosen. */
export function PromotionList({ category, onCategory, State }: PromotionListProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const { data, isError, refetch } = useQuery({
    ...read(promotions, { query: { language } }),
    placeholderData: keepPreviousData,
  })
  if (isError) return <ErrorState title={_('promotions.fault')} retryLabel={_('site.retry')} onRetry={refetch} />
  if (!data) return <Waiting />
  if (data.list.length === 0) {
    return (
      <EmptyState icon={<Gift />} title={_('promotions.none')}>
        {_('promotions.none.note')}
      </EmptyState>
    )
  }
  const categories = PROMOTION_CATEGORIES.filter((name) => data.list.some((one) => one.category === name))
  const chosen = categories.find((name) => name === category)
  const shown = data.list.filter((one) => chosen === undefined || one.category === chosen)
  const inOrder = ORDER.flatMap((state) => shown.filter((one) => one.state === state))
  return (
    <>
      {categories.length > 1 && (
        <Chips
          label={_('promotions.categories')}
          value={chosen ?? 'all'}
          onPick={(value) => onCategory(PROMOTION_CATEGORIES.find((name) => name === value))}
          options={[
            { value: 'all', label: _('promotions.category.all') },
            ...categories.map((name) => ({ value: name, label: _(`promotions.category.${name}`) })),
          ]}
        />
      )}
      <ul className={styles.list}>
        {inOrder.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} State={State} />
        ))}
      </ul>
    </>
  )
}

function Waiting() {
  return (
    <div className={classNames(styles.list, styles.waiting)} aria-busy="true">
      {WAITING.map((name) => (
        <Skeleton key={name} shape="card" height="360px" />
      ))}
    </div>
  )
}
