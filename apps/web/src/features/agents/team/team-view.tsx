import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Search, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useToday } from '../../../brand/use-today.ts'
import { PanelHead } from '../../../components/panel-head.tsx'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { useSwitchPage } from '../../../panels/use-switch-page.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { ExportTeam } from './export-team.tsx'
import styles from './team.module.css'
import { TeamPath } from './team-path.tsx'
import { TeamSearch } from './team-search.tsx'
import { TeamTable } from './team-table.tsx'
import { OWN_TEAM, type TeamQuestion, type TeamRow, useTeam } from './use-team.ts'

type TeamViewProps = {
  readonly title: ReactNode
  readonly question: TeamQuestion
  readonly onQuestion: (question: TeamQuestion) => void
  readonly onMember: (member: TeamRow) => void
}

/** The team level by level, or whom a search finds at any depth. */
export function TeamView({ title, question, onQuestion, onMember }: TeamViewProps) {
  const { _ } = useLingui()
  const today = useToday()
  const team = useTeam(question)
  const isStale = team.isPlaceholderData
  const found = team.data?.pages.flatMap(({ list }) => list)
  // Nobody was found by the question before; this one is still being answered.
  const rows = isStale && found?.length === 0 ? undefined : found
  const path = team.data?.pages[0]?.path ?? []
  const { parent, search } = question
  return (
    <>
      <PanelHead
        title={title}
        tools={
          <TeamSearch
            value={search ?? ''}
            onSearch={(typed) => onQuestion({ ...OWN_TEAM, search: typed || undefined })}
          />
        }
        action={<ExportTeam question={question} name={`team-${today}`} disabled={!rows?.length} />}
      />
      <div className={styles.page} aria-busy={team.isPending || isStale} data-stale={isStale}>
        {search === undefined ? (
          <TeamPath path={path} onOpen={(agent) => onQuestion({ ...OWN_TEAM, parent: agent })} />
        ) : (
          <h3 className={styles.heading}>{_('agent-centre.team.results', { search })}</h3>
        )}
        <TeamTable
          rows={rows}
          withPath={search !== undefined}
          empty={search === undefined ? <NobodyBelow username={parent && path.at(-1)?.username} /> : <NoneFound />}
          error={
            team.isLoadingError && (
              <ErrorState title={_('agent-centre.team.failed')} retryLabel={_('site.retry')} onRetry={team.refetch}>
                {faultText(team.error, _)}
              </ErrorState>
            )
          }
          onMember={onMember}
          onTeam={({ id }) => onQuestion({ ...OWN_TEAM, parent: id })}
        />
        {rows && rows.length > 0 && <ListEnd pages={team} words={_('agent-centre.team.end', { count: rows.length })} />}
      </div>
    </>
  )
}

function NoneFound() {
  const { _ } = useLingui()
  return (
    <EmptyState icon={<Search />} title={_('agent-centre.team.none')}>
      {_('agent-centre.team.none.note')}
    </EmptyState>
  )
}

/** Below the agent whose centre it is, where no other is named, a link is the way on. */
function NobodyBelow({ username }: { readonly username: string | undefined }) {
  const { _ } = useLingui()
  const switchPage = useSwitchPage()
  if (username) return <EmptyState icon={<UsersRound />} title={_('agent-centre.team.empty.other', { username })} />
  return (
    <EmptyState
      icon={<UsersRound />}
      title={_('agent-centre.team.empty')}
      action={<Button onClick={() => switchPage('registerCenter')}>{_('agent-centre.overview.empty.do')}</Button>}
    >
      {_('agent-centre.team.empty.note')}
    </EmptyState>
  )
}
