import type { CentrePageProps } from '../components/centre/centre-entry.ts'
import { PanelHead } from '../components/panel-head.tsx'
import { NoticeList } from '../features/content/notice-list.tsx'
import { useAgentAnnouncements } from '../features/content/use-announcements.ts'

/** What the brand announces to its agents, and to all its members: a page of the agent centre. */
export function AgentAnnouncementsPage({ title }: CentrePageProps) {
  return (
    <>
      <PanelHead title={title} />
      <NoticeList notices={useAgentAnnouncements()} level={3} />
    </>
  )
}
