import type { CoupResult, TableState, Turn } from '#protocol'

/** What a bird does: struts, stares at the other, jumps at it, and how the fight has ended for it. */
export type Act = 'strut' | 'stare' | 'ahead' | 'behind' | 'level' | 'won' | 'lost' | 'dazed' | 'asleep'

export type Side = 'meron' | 'wala'

type Shown = {
  readonly shown: readonly Turn[]
  readonly phase: TableState['phase']
  readonly result: CoupResult | null
}

/** What a bird does after all that was shown of its fight. */
export function actOf(side: Side, { shown, phase }: Pick<Shown, 'shown' | 'phase'>): Act {
  const last = shown.at(-1)
  if (!last) return phase === 'closed' || phase === 'dealing' ? 'stare' : 'strut'
  const { place, face } = last
  if (place === 'end') return endOf(side, face)
  if (face === 'even') return 'level'
  return face === side ? 'ahead' : 'behind'
}

function endOf(side: Side, face: string): Act {
  if (face === 'bdd') return 'dazed'
  if (face === 'ftd') return 'asleep'
  return face === side ? 'won' : 'lost'
}

/** Who was ahead in the clashes that were shown. */
export const clashesOf = (shown: readonly Turn[]): readonly string[] =>
  shown.filter(({ place }) => place.startsWith('clash-')).map(({ face }) => face)

/** How the fight ended, once that is shown; null before. */
export const endShown = (shown: readonly Turn[]): string | null =>
  shown.find(({ place }) => place === 'end')?.face ?? null
