import { useLingui } from '@lingui/react'
import { listProposals } from '@sanuk/contracts/approvals'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { ListChecks, RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './approvals.module.css'
import { APPROVALS } from './approvals.ts'
import { Proposals } from './proposals.tsx'
import { useSavedProposals } from './use-saved-proposals.ts'

const VIEWS = ['waiting', 'decided'] as const

/** What one operator proposed and another has to decide, and what was decided. */
export function ApprovalsPage() {
  const { _ } = useLingui()
  useTitle('approvals.title')
  const [query, setQuery] = useSearchParams()
  const view = VIEWS.find((known) => known === query.get('state')) ?? 'waiting'
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listProposals, { query: { state: view, ...(cursor ? { cursor } : {}) } }, signal)
  const asked = useAskedPages({ key: [...APPROVALS, view], ask: read })
  return (
    <>
      <PageHead title={_('approvals.title')} note={_('approvals.note')}>
        <Button look="outline" icon={<RotateCw />} busy={asked.isFetching} onClick={() => asked.refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="approvals" columns={useSavedProposals()} readFrom={read} />
      </PageHead>
      <Segmented
        label={_('office.state')}
        className={styles.views}
        options={VIEWS.map((value) => ({ value, label: _(`approvals.view.${value}`) }))}
        value={view}
        onChange={(state) => setQuery({ state }, { replace: true })}
      />
      <Proposals asked={asked} empty={<EmptyState icon={<ListChecks />} title={_(`approvals.empty.${view}`)} />} />
    </>
  )
}
