import type { CentrePageProps } from '../components/centre/centre-entry.ts'
import { PanelHead } from '../components/panel-head.tsx'
import { NoticeList } from '../features/content/notice-list.tsx'

/** What the brand announces to its members, agents among them: a page of the agent centre. */
export function AgentAnnouncementsPage({ title }: CentrePageProps) {
  return (
    <>
      <PanelHead title={title} />
      <NoticeList level={3} />
    </>
  )
}
