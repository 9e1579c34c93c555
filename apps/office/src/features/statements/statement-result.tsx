import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'

/** Whether anything of a statement is open still. */
export function StatementResult({ open, gaps }: { open: number; gaps: number }) {
  const { _ } = useLingui()
  if (open > 0) return <Badge look="bad">{_('statements.differs', { open })}</Badge>
  if (gaps > 0) return <Badge look="luck">{_('statements.gaps.short', { gaps })}</Badge>
  return <Badge look="good">{_('statements.same')}</Badge>
}
