import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Snowflake } from 'lucide-react'
import type { TeamRow } from '../use-team.ts'

/** What an account is kept from at present. */
export function FreezeBadges({ account: { freezes } }: { readonly account: Pick<TeamRow, 'freezes'> }) {
  const { _ } = useLingui()
  return freezes.map(({ kind }) => (
    <Badge key={kind} look="bad" icon={<Snowflake />}>
      {_(`agent-freezes.badge.${kind}`)}
    </Badge>
  ))
}
