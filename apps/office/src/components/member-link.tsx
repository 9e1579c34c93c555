import { Link } from 'wouter'
import { useMay } from '../session/use-operator.ts'

type Props = { readonly member: { readonly id: string; readonly username: string } }

/** A member by their username, which leads to their page for those who may see it. */
export function MemberLink({ member: { id, username } }: Props) {
  const may = useMay()
  return may('members.see') ? <Link to={`/members/${id}`}>{username}</Link> : username
}
