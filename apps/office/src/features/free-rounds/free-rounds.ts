import type { FreeRoundsCampaign, FreeRoundsDraft } from '@sanuk/contracts/office-free-rounds'
import type { BadgeProps } from '@sanuk/ui/badge'

export const FREE_ROUNDS = ['free-rounds'] as const

/** A campaign that nobody has written anything of yet. */
export const NEW_DRAFT: FreeRoundsDraft = {
  ...{ names: { th: '', en: '' }, vendor: '', games: [], rounds: 10, stake: '', mostWin: '', play: 100 },
  ...{ from: null, until: '', audience: { to: 'members', usernames: [] } },
}

/** As it is sent: the last lines on which nothing stands name nobody, and the others keep their places. */
export function asSent(draft: FreeRoundsDraft): FreeRoundsDraft {
  const { audience } = draft
  if (audience.to !== 'members') return draft
  const usernames = audience.usernames.map((name) => name.trim())
  const last = usernames.findLastIndex(Boolean)
  return { ...draft, audience: { to: 'members', usernames: usernames.slice(0, last + 1).filter(Boolean) } }
}

export const STATE_LOOKS: Readonly<Record<FreeRoundsCampaign['state'], BadgeProps['look']>> = {
  ...{ scheduled: 'plain', running: 'good', over: 'plain', stopped: 'bad' },
}
