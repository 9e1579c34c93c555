import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MemberDetail } from './member-detail.tsx'
import { TeamView } from './team-view.tsx'
import { OWN_TEAM, type TeamRow } from './use-team.ts'

/** Who is in the team, and any of them in detail: a page of the agent centre. */
export function TeamPage({ title }: { readonly title: ReactNode }) {
  const [question, setQuestion] = useState(OWN_TEAM)
  const [member, setMember] = useState<TeamRow | null>(null)
  const list = useRef<HTMLDivElement>(null)

  /** Back to the list as it was left, the focus on the account that was looked at. */
  function back() {
    flushSync(() => setMember(null))
    list.current?.querySelector<HTMLElement>(`[data-member="${member?.id}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} hidden={member !== null}>
        <TeamView title={title} question={question} onQuestion={setQuestion} onMember={setMember} />
      </div>
      {member && <MemberDetail member={member} onChange={setMember} onBack={back} />}
    </>
  )
}
