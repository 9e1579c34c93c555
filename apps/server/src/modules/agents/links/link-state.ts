import type { AgentLink } from '@sanuk/contracts/agent-links'

/** Whether one may register by a link at an instant, and if not, why. */
export function linkStateAt(
  { closedAt, expiresAt }: { readonly closedAt: Date | null; readonly expiresAt: Date | null },
  now: Date,
): AgentLink['state'] {
  if (closedAt) return 'closed'
  return expiresAt && expiresAt <= now ? 'expired' : 'open'
}
