/** What money can move for, with the number it has in the books. A kind is never renumbered. */
export const KINDS = {
  bet: 1,
  win: 2,
  rollback: 3,
  return: 4,
  resettlement: 5,
  shortfall: 6,
  /** Nothing moves: something was decided under this key, and stays so. */
  decision: 7,
  deposit: 10,
  withdrawal: 11,
  hold: 12,
  release: 13,
  transfer_in: 14,
  transfer_out: 15,
  /** Money that is none, for a trial account. */
  trial: 16,
  /** By hand: two operators gave it to a member or took it. */
  adjustment: 17,
  /** A prize that was drawn. */
  raffle: 18,
  /** A gift of a rank and the like. */
  reward: 30,
  /** A part of what was played, given back. */
  rebate: 31,
  /** What a promotion brings. */
  bonus: 32,
  /** What invited friends brought. */
  referral: 34,
  /** From a member to whoever invited them. */
  upline: 35,
  /** From an agent to somebody right below. */
  downline: 37,
  /** What agents are paid of their team's play. */
  salary: 36,
  /** What agents are paid of what their team's members lost. */
  dividend: 38,
  /** What a mission, a check-in or a place on the board gives. */
  mission: 33,
  /** Points made of play, spent on a reward, exchanged for money; and the money that they bring. */
  points: 40,
  redemption: 41,
  conversion: 42,
  /** What of stakes goes into a progressive pool, and what members won of it. */
  contribution: 50,
  jackpot: 51,
  test: 20,
  /** From a wallet to a seat at a vendor's table, and home. */
  sit: 21,
  stand: 22,
} as const

export type TransferKind = keyof typeof KINDS

const names = new Map<number, TransferKind>()
for (const name of Object.keys(KINDS) as TransferKind[]) names.set(KINDS[name], name)

/** The kind that has a number in the books. */
export function kindOf(number: number): TransferKind {
  const kind = names.get(number)
  if (!kind) throw new Error(`the books know no kind ${number}`)
  return kind
}
