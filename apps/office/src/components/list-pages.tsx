import { useLingui } from '@lingui/react'
import { Pagination } from '@sanuk/ui/pagination'
import list from '../lists/list-page.module.css'

type Props = { label: string; page: number; pages: number; onChange: (page: number) => void }

/** The way through a list whose pages are counted; nothing where there is one page. */
export function ListPages({ label, ...at }: Props) {
  const { _ } = useLingui()
  if (at.pages <= 1) return null
  const words = {
    ...{ label, first: _('reconciliation.pages.first'), previous: _('reconciliation.pages.previous') },
    ...{ next: _('reconciliation.pages.next'), last: _('reconciliation.pages.last') },
    page: (page: number) => _('reconciliation.pages.page', { page }),
  }
  return (
    <div className={list.end}>
      <Pagination words={words} {...at} />
    </div>
  )
}
