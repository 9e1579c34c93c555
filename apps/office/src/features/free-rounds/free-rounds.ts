import type { FreeRoundsCampaign, FreeRoundsDraft } from '@sanuk/contracts/office-free-rounds'
import type { BadgeProps } from '@sanuk/ui/badge'

export const FREE_ROUNDS = ['free-rounds'] as const

/** A campaign that nobody has written anything of yet. */
export const NEW_DRAFT: FreeRoundsDraft = {
  ...{ names: { th: '', en: '' }, vendor: '', games: [], rounds: 10, stake: '', mostWin: '', play: 100 },
  ...{ from: null, until: '', audience: { to: 'members', usernames: [] } },
}

/** As it is sent: lines on which nothing stands name nobody. */
export function asSent(draft: FreeRoundsDraft): FreeRoundsDraft {
  const { audience } = draft
  if (audience.to !== 'members') return draft
  return { ...draft, audience: { to: 'members', usernames: audience.usernames.map(trimmed).filter(Boolean) } }
}

/** The line on which the name stands that was sent as the `place`th. */
export function lineOf({ audience }: FreeRoundsDraft, place: number): number {
  if (audience.to !== 'members') return place
  const lines = audience.usernames.flatMap((name, index) => (trimmed(name) ? [index + 1] : []))
  return lines[place - 1] ?? place
}

const trimmed = (name: string): string => name.trim()

export const STATE_LOOKS: Readonly<Record<FreeRoundsCampaign['state'], BadgeProps['look']>> = {
  ...{ scheduled: 'plain', running: 'good', over: 'plain', stopped: 'bad' },
}
