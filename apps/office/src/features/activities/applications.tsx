import { useLingui } from '@lingui/react'
import { listApplications } from '@sanuk/contracts/office-activities'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { CardList } from '../../lists/card-list.tsx'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './activities.module.css'
import { ACTIVITIES } from './activities.ts'
import { ApplicationCard } from './application-card.tsx'
import { useSavedApplications } from './use-saved-applications.ts'

const VIEWS = ['waiting', 'decided'] as const
type View = (typeof VIEWS)[number]

/** What members ask for: what waits the longest comes first. */
export function Applications() {
  const { _ } = useLingui()
  const [view, setView] = useState<View>('waiting')
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(
      listApplications,
      { query: { ...(view === 'decided' && { decided: '1' }), ...(cursor && { cursor }) } },
      signal,
    )
  const asked = useAskedPages({ key: [...ACTIVITIES, 'applications', view], ask: read })
  return (
    <div className={styles.page}>
      <div className={styles.deeds}>
        <Segmented<View>
          label={_('office.state')}
          options={VIEWS.map((value) => ({ value, label: _(`office-activities.view.${value}`) }))}
          value={view}
          onChange={setView}
        />
        <SaveList name="applications" columns={useSavedApplications()} readFrom={read} />
      </div>
      <CardList
        label={_('office-activities.sheet.applications')}
        asked={asked}
        empty={<EmptyState icon={<Inbox />} title={_(`office-activities.empty.${view}`)} />}
        card={(application) => <ApplicationCard application={application} />}
      />
    </div>
  )
}
