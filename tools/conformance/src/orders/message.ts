import type { Call } from '../wire/calls.ts'

/** What a round's message says, with amounts in stakes. Messages are told apart by `name`; the same one may come again. */
export type Message = {
  readonly name: string
  readonly call: Extract<Call, 'bet' | 'win' | 'betwin' | 'rollback' | 'return' | 'resettle'>
  /** The bet a win names, or what a rollback, return or resettlement is about. */
  readonly about?: string
  /** In quarters of a stake, so that no two effects are alike by chance. */
  readonly quarters?: number
  readonly won?: number
  readonly closes?: boolean
  readonly version?: number
}

/** Everything that can be sent in one round, in whatever order. */
export type Script = {
  readonly title: string
  readonly messages: readonly Message[]
  /** Whether a message may come more than once, or each at most once. */
  readonly repeats: boolean
}

const bet: Message = { name: 'bet', call: 'bet', quarters: 4 }
const second: Message = { name: 'second bet', call: 'bet', quarters: 5 }
const win: Message = { name: 'win', call: 'win', about: 'bet', quarters: 6 }
const close: Message = { name: 'closing win', call: 'win', about: 'bet', quarters: 0, closes: true }
const rollback: Message = { name: 'rollback', call: 'rollback', about: 'bet' }
const giveBack: Message = { name: 'return', call: 'return', about: 'bet', quarters: 1 }

export const SCRIPTS: readonly Script[] = [
  { title: 'repeated', repeats: true, messages: [bet, win, close, rollback] },
  {
    title: 'two_bets',
    repeats: false,
    messages: [bet, second, rollback, { ...win, name: 'win of the second', about: 'second bet' }, close],
  },
  { title: 'returned', repeats: false, messages: [bet, giveBack, win, close, rollback] },
  {
    title: 'undone_twice',
    repeats: false,
    messages: [bet, rollback, { ...rollback, name: 'second rollback' }, win, giveBack],
  },
  {
    title: 'in_one_step',
    repeats: false,
    messages: [{ name: 'betwin', call: 'betwin', quarters: 5, won: 7, closes: true }, ...[bet, win, rollback, second]],
  },
  {
    title: 'resettled',
    repeats: false,
    messages: [
      bet,
      { ...close, quarters: 6 },
      { name: 'resettlement', call: 'resettle', about: 'closing win', quarters: 9, version: 1 },
      { name: 'second resettlement', call: 'resettle', about: 'closing win', quarters: 2, version: 2 },
      rollback,
    ],
  },
]
