import { useLingui } from '@lingui/react'
import { memberInfo } from '@sanuk/contracts/identity'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CentreHead } from '../../components/centre/centre-head.tsx'
import { Link } from '../../router/link.tsx'
import { read } from '../../wire/read.ts'

/** Whose centre it is: picture, nickname and rank, above the menu. */
export function Portrait() {
  const { _ } = useLingui()
  const { data: member } = useQuery(read(memberInfo))
  return (
    <CentreHead member={member} name={member?.nickname}>
      {member ? (
        <Link to="/vip">{_('member-centre.rank', { level: member.rankLevel })}</Link>
      ) : (
        <Skeleton width="60px" />
      )}
    </CentreHead>
  )
}
