import { randomUUID } from 'node:crypto'
import { type Fault, lenient, reading, refusal, says, when } from './broken.fixture.ts'
import type { Told } from './proxy.fixture.ts'
import { CAMPAIGN, HALL_GAME } from './seat.fixture.ts'

export const allowsTooMuch: readonly Fault[] = [
  {
    name: 'pays a win nobody staked for',
    caughtBy: ['win.unknown_bet', 'win.waits'],
    broken: lenient('win', 'UNKNOWN_BET'),
  },
  {
    name: 'pays what was undone',
    caughtBy: ['win.rolled_back', 'orders.undone_twice'],
    broken: lenient('win', 'ROLLED_BACK'),
  },
  {
    name: 'pays prizes of any campaign',
    caughtBy: ['win.undeclared'],
    broken: lenient('win', 'LIMIT_REACHED'),
  },
  {
    name: 'gives a settled stake back',
    caughtBy: ['rollback.settled'],
    broken: lenient('rollback', 'ALREADY_SETTLED'),
  },
  {
    name: 'takes a stake of any size',
    caughtBy: ['bet.too_small', 'bet.too_large'],
    broken: lenient('bet', 'LIMIT_REACHED'),
  },
  {
    name: 'takes a betwin that is not covered',
    caughtBy: ['betwin.not_covered'],
    broken: lenient('betwin', 'NOT_ENOUGH_MONEY'),
  },
  {
    name: 'returns more than was staked',
    caughtBy: ['return.at_most', 'return.parallel'],
    broken: when('return', (asked, told) => {
      if (says(told, 'OK') || says(told, 'UNKNOWN_BET')) return told
      const { original, ...content } = asked.content ?? {}
      // As a prize, since a game wins nothing on a stake that was given back.
      return asked.send({ ...content, transaction: randomUUID(), bet: original, bonus: CAMPAIGN }, { call: 'win' })
    }),
  },
  {
    name: 'takes a bet without a session',
    caughtBy: ['session.bet'],
    broken: () => {
      let token: unknown
      return async (asked) => {
        const told = await asked.pass()
        if (asked.call === 'authenticate' && says(told, 'OK')) token = asked.content?.token
        return says(told, 'INVALID_TOKEN') && asked.call !== 'authenticate'
          ? asked.send({ ...asked.content, token })
          : told
      }
    },
  },
]

/** Changes every entry of a settlement. */
const entriesAs = (change: (entry: Record<string, unknown>) => object): Fault['broken'] =>
  reading((content, { call }) =>
    call === 'settle' && Array.isArray(content.entries)
      ? { ...content, entries: content.entries.map(change) }
      : content,
  )

export const settlesBadly: readonly Fault[] = [
  {
    name: 'counts the settlement that came last, whichever version it is',
    caughtBy: ['settle.corrects', 'settle.idempotent'],
    broken: (key) => {
      let version = 0
      return entriesAs((entry) => {
        version += 1
        return { ...entry, version }
      })(key)
    },
  },
  {
    name: 'takes a void round for one that lost',
    caughtBy: ['settle.void'],
    broken: entriesAs(({ void: _, ...entry }) => entry),
  },
  {
    name: 'settles a round for anybody',
    caughtBy: ['settle.each_alone'],
    broken: when('settle', (_, told) => (says(told, 'OK') ? { ...told, body: { ...told.body, refused: [] } } : told)),
  },
  {
    name: 'ends a hall at its door',
    caughtBy: ['hall.stakes'],
    broken: when('bet', (asked, told) => (asked.content?.game === HALL_GAME ? refusal(401, 'INVALID_TOKEN') : told)),
  },
]

export const takesTogetherBadly: readonly Fault[] = [
  {
    name: 'takes the first of several stakes where it refuses all',
    caughtBy: ['bets.all_or_none', 'bets.not_enough'],
    broken: when('bets', (asked, told) => {
      const [first] = entriesOf(asked.content?.entries)
      if (!first || says(told, 'OK') || says(told, 'DUPLICATE_TRANSACTION')) return told
      return asked.send({ ...asked.content, entries: [{ ...first, transaction: randomUUID() }] })
    }),
  },
  {
    name: 'takes several stakes again under other names',
    caughtBy: ['bets.idempotent', 'bets.copies', 'bets.lost'],
    broken: reading((content, { call }) => {
      const entries = entriesOf(content.entries).map((entry) => ({ ...entry, transaction: randomUUID() }))
      return call === 'bets' ? { ...content, entries } : content
    }),
  },
  {
    name: 'refuses a batch in which one call is malformed',
    caughtBy: ['batch.neighbours'],
    broken: when('batch', (_, told) =>
      answersOf(told).includes('INVALID_REQUEST') ? refusal(400, 'INVALID_REQUEST') : told,
    ),
  },
  {
    name: 'answers a batch in the order in which it was done with it',
    caughtBy: ['batch.as_alone', 'batch.neighbours'],
    broken: when('batch', (_, told) =>
      Array.isArray(told.body.answers)
        ? { ...told, body: { ...told.body, answers: told.body.answers.toReversed() } }
        : told,
    ),
  },
  {
    name: 'forgets what a bet says it is about',
    caughtBy: ['bet.summary_content'],
    broken: reading(({ summary: _, ...content }, { call }) => (call === 'bet' ? content : { ...content })),
  },
  {
    name: 'pays a prize in the round that it names',
    caughtBy: ['win.prize_alone'],
    broken: () => {
      const bets = new Map<unknown, unknown>()
      return (asked) => {
        const { round, transaction, bonus } = asked.content ?? {}
        if (asked.call === 'bet') bets.set(round, transaction)
        const bet = bets.get(round)
        return asked.call === 'win' && bonus !== undefined && bet !== undefined
          ? asked.send({ ...asked.content, bet })
          : asked.pass()
      }
    },
  },
]

export const seatsBadly: readonly Fault[] = [
  {
    name: 'takes from the wallet what was staked from a seat',
    caughtBy: ['seat.plays', 'seat.not_enough', 'seat.parallel'],
    broken: reading(({ seat, ...content }, { call }) =>
      call === 'bet' || call === 'win' ? content : { ...content, seat },
    ),
  },
  {
    name: 'takes money to a seat again under another name',
    caughtBy: ['seat.idempotent', 'seat.copies', 'seat.lost'],
    broken: reading((content, { call }) => (call === 'sit' ? { ...content, transaction: randomUUID() } : content)),
  },
]

const entriesOf = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list : [])

const answersOf = ({ body }: Told): string[] => entriesOf(body.answers).map(({ status }) => String(status))

export const allowsTooLittle: readonly Fault[] = [
  {
    name: 'wants a session for what was staked in one',
    caughtBy: ['win.without_session', 'rollback.without_session', 'resettle.without_session', 'round.asks_only'],
    broken: () => {
      let known: unknown
      return async (asked) => {
        if (asked.call === 'authenticate') known ??= asked.content?.token
        return asked.content?.token === known ? asked.pass() : refusal(401, 'INVALID_TOKEN')
      }
    },
  },
  {
    name: 'tells who calls at the same time to wait',
    caughtBy: ['parallel.bets', 'copies.bet'],
    broken: () => {
      let busy = false
      return async (asked) => {
        if (busy) return refusal(429, 'TOO_MANY_REQUESTS')
        busy = true
        return asked.pass().finally(() => {
          busy = false
        })
      }
    },
  },
  {
    name: 'refuses a correction that is not covered',
    caughtBy: ['resettle.shortfall'],
    broken: when('resettle', (_, told) => (told.body.balance === '0.00' ? refusal(422, 'NOT_ENOUGH_MONEY') : told)),
  },
]

export const tellsBadly: readonly Fault[] = [
  {
    name: 'keeps the balance to itself when it does not suffice',
    caughtBy: ['bet.not_enough'],
    broken: when('bet', (_, { status, body: { balance, ...body } }) => ({
      status,
      body: body.status === 'NOT_ENOUGH_MONEY' ? body : { ...body, balance },
    })),
  },
  {
    name: 'says everything with 200',
    caughtBy: ['answers.form'],
    broken: () => async (asked) => ({ ...(await asked.pass()), status: 200 }),
  },
  {
    name: 'leaves the last transaction out of a round',
    caughtBy: ['round.open', 'rounds.undone_twice'],
    broken: when('round', (_, { status, body }) => ({
      status,
      body: Array.isArray(body.transactions) ? { ...body, transactions: body.transactions.slice(0, -1) } : body,
    })),
  },
  {
    name: 'tells every round as open',
    caughtBy: ['round.settled', 'round.rolled_back'],
    broken: when('round', (_, { status, body }) => ({ status, body: { ...body, state: 'open' } })),
  },
]
