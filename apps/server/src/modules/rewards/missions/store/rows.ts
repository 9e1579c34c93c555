import type { MissionReward } from '@sanuk/contracts/missions'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'

/** A reward as it is kept; points are kept as money is. */
export type Reward = { readonly kind: MissionReward['kind']; readonly amount: Amount; readonly play: number }

export const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)

export const rewardColumns = z.object({ kind: z.enum(['points', 'cash']), reward: money, play: z.number() })

export const rewardOf = ({ kind, reward, play }: z.output<typeof rewardColumns>): Reward => {
  return { kind, amount: reward, play }
}

export const readReward = ({ kind, amount: given, play }: MissionReward): Reward => {
  return { kind, amount: parseAmount(given), play: kind === 'cash' ? play : 0 }
}

/** What was given, in money and in points. */
export type Given = { readonly cash: Amount; readonly points: Amount }
