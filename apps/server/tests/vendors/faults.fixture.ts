import { randomUUID } from 'node:crypto'
import { isSigned, type SharedKey } from '@sanuk/vendor-kit/sign'
import type { Asked, Handling, Told } from './proxy.fixture.ts'

/** A way in which a platform can be broken, and the rules that must notice. */
export type Fault = {
  readonly name: string
  readonly caughtBy: readonly [string, ...string[]]
  /** Makes a platform that is broken so; what it remembers belongs to it alone. */
  readonly broken: (key: SharedKey) => Handling
}

const field = (asked: Asked, name: string): string => String(asked.content?.[name] ?? '')
const says = ({ body }: Told, status: string): boolean => body.status === status
const refusal = (status: number, name: string): Told => ({ status, body: { status: name, message: 'no' } })

/** OK without anything having been done. */
async function pretend(asked: Asked): Promise<Told> {
  const { requestId, token, member, currency, game } = asked.content ?? {}
  const { body } = await asked.send({ requestId, token, member, currency, game }, { call: 'balance' })
  return { status: 200, body: { status: 'OK', balance: body.balance, transaction: randomUUID() } }
}

/** The same content under a name nobody used. */
const renamed = (asked: Asked) => asked.send({ ...asked.content, transaction: randomUUID() })

/** Broken where one call is answered so; all else passes. */
const when =
  (call: string, handle: (asked: Asked, told: Told) => Promise<Told> | Told): Fault['broken'] =>
  () =>
  async (asked) => {
    const told = await asked.pass()
    return asked.call === call ? handle(asked, told) : told
  }

/** Broken by what it makes of the content of a call. */
const reading =
  (read: (content: Record<string, unknown>, asked: Asked) => object): Fault['broken'] =>
  () =>
  (asked) =>
    asked.content ? asked.send(read({ ...asked.content }, asked)) : asked.pass()

/** Broken where it refuses with this status: it pretends that all went well instead. */
const lenient = (call: string, status: string): Fault['broken'] =>
  when(call, (asked, told) => (says(told, status) ? pretend(asked) : told))

const amounts = ['amount', 'betAmount', 'winAmount']

/** A platform that reads amounts in a way of its own. */
const amountsAs = (read: (amount: unknown) => unknown): Fault['broken'] =>
  reading((content) => {
    for (const name of amounts) if (name in content) content[name] = read(content[name])
    return content
  })

const withoutSignature: readonly Fault[] = [
  {
    name: 'checks no signature',
    caughtBy: ['signature.secret', 'signature.missing', 'signature.key', 'signature.body', 'signature.path'],
    broken: () => (asked) => asked.send(asked.content ?? {}, { vendor: 'STUDIO' }),
  },
  {
    name: 'takes a stale timestamp',
    caughtBy: ['signature.stale'],
    broken: (key) => (asked) => {
      const { 'x-timestamp': timestamp = '', 'x-key': keyId = '', 'x-signature': signature = '' } = asked.headers
      const request = { method: 'POST', path: asked.path, timestamp, body: asked.raw, keyId, signature }
      const right = isSigned(request, [key], Number(timestamp))
      return right && asked.content ? asked.send(asked.content) : asked.pass()
    },
  },
  {
    name: 'reads hex in upper case too',
    caughtBy: ['signature.form'],
    broken: (key) => (asked) => {
      const { 'x-timestamp': timestamp = '', 'x-key': keyId = '', 'x-signature': given = '' } = asked.headers
      const signature = given.toLowerCase()
      const request = { method: 'POST', path: asked.path, timestamp, body: asked.raw, keyId, signature }
      return isSigned(request, [key], Date.now()) && asked.content ? asked.send(asked.content) : asked.pass()
    },
  },
  {
    name: 'reads the body before the signature',
    caughtBy: ['signature.first'],
    broken: () => async (asked) => (asked.content ? asked.pass() : refusal(400, 'INVALID_REQUEST')),
  },
  {
    name: 'does not look at where a call comes from',
    caughtBy: ['vendors.address'],
    broken: () => (asked) => asked.pass(),
  },
  {
    name: 'takes one vendor for another',
    caughtBy: ['vendors.round', 'vendors.win', 'vendors.rollback'],
    broken: () => (asked) =>
      asked.headers['x-vendor'] === 'OTHER' ? asked.send(asked.content ?? {}, { vendor: 'STUDIO' }) : asked.pass(),
  },
]

const readsBadly: readonly Fault[] = [
  {
    name: 'reads 1e3 as a thousand',
    caughtBy: ['money.bet', 'money.win', 'money.betwin', 'money.return', 'money.resettle'],
    broken: amountsAs((amount) => (Number.isFinite(Number(amount)) ? String(Math.abs(Number(amount))) : amount)),
  },
  {
    name: 'counts in hundredths',
    caughtBy: ['money.four_decimals'],
    broken: amountsAs((amount) => (/^\d+\.\d+$/.test(String(amount)) ? Number(amount).toFixed(2) : amount)),
  },
  {
    name: 'overlooks fields it does not know',
    caughtBy: ['request.unknown_field'],
    broken: reading(({ extra: _, ...content }) => content),
  },
  {
    name: 'makes up a field that is missing',
    caughtBy: ['request.missing_field'],
    broken: reading((content) => ({ requestId: 'r', ...content })),
  },
  {
    name: 'reads a body of any size',
    caughtBy: ['request.too_large'],
    broken: () => (asked) => (asked.raw.length > 16_384 ? asked.send(asked.content ?? {}) : asked.pass()),
  },
  {
    name: 'reads a body of any kind',
    caughtBy: ['request.media_type'],
    broken: () => (asked) => (asked.content ? asked.send(asked.content) : asked.pass()),
  },
  { name: 'takes any currency', caughtBy: ['currency.balance', 'currency.bet', 'currency.win'], broken: inBaht() },
  {
    name: 'closes nothing',
    caughtBy: ['bet.closed_round', 'win.closed_round', 'round.settled'],
    broken: reading((content, { call }) => {
      if (call === 'betwin') return { ...content, roundClosed: false }
      const { roundClosed: _, ...rest } = content
      return rest
    }),
  },
  {
    name: 'counts the resettlement that came last, whichever version it is',
    caughtBy: ['resettle.versions'],
    broken: () => {
      let version = 0
      return (asked) => {
        version += 1
        return asked.call === 'resettle' ? asked.send({ ...asked.content, version }) : asked.pass()
      }
    },
  },
]

function inBaht(): Fault['broken'] {
  return reading((content) => ('currency' in content ? { ...content, currency: 'THB' } : content))
}

const countsBadly: readonly Fault[] = [
  {
    name: 'takes a bet twice',
    caughtBy: ['bet.debits'],
    broken: when('bet', async (asked, told) => {
      if (says(told, 'OK')) await renamed(asked)
      return told
    }),
  },
  {
    name: 'answers a repeat with the balance of the moment',
    caughtBy: ['bet.idempotent', 'win.idempotent'],
    broken: () => async (asked) => {
      const told = await asked.pass()
      if (!says(told, 'OK') || !('transaction' in told.body)) return told
      const { body } = await pretend(asked)
      return { ...told, body: { ...told.body, balance: body.balance } }
    },
  },
  {
    name: 'takes a repeat for another call',
    caughtBy: ['lost.bet', 'lost.win', 'copies.bet'],
    broken: () => (asked) => (['bet', 'win'].includes(asked.call) ? renamed(asked) : asked.pass()),
  },
  {
    name: 'forgets a rollback',
    caughtBy: ['rollback.gives_back'],
    broken: () => (asked) => (asked.call === 'rollback' ? pretend(asked) : asked.pass()),
  },
  {
    name: 'pays a win twice where its bet had come twice',
    caughtBy: ['orders.repeated'],
    broken: () => {
      const [bets, repeated] = [new Set<string>(), new Set<string>()]
      return async (asked) => {
        const bet = field(asked, 'transaction')
        if (asked.call === 'bet') (bets.has(bet) ? repeated : bets).add(bet)
        const told = await asked.pass()
        if (asked.call === 'win' && says(told, 'OK') && repeated.has(field(asked, 'bet'))) await renamed(asked)
        return told
      }
    },
  },
  {
    name: 'forgets that it refused a bet',
    caughtBy: ['bet.decline_repeats'],
    broken: when('bet', (asked, told) => (says(told, 'NOT_ENOUGH_MONEY') ? renamed(asked) : told)),
  },
  {
    name: 'takes a bet that was rolled back before it came',
    caughtBy: ['rollback.comes_first'],
    broken: when('bet', (asked, told) =>
      says(told, 'ROLLED_BACK') ? asked.send({ ...asked.content, transaction: randomUUID() }) : told,
    ),
  },
  {
    name: 'undoes a bet for every name its rollback has',
    caughtBy: ['rollback.once'],
    broken: () => {
      const undone = new Set<string>()
      return async (asked) => {
        const told = await asked.pass()
        const original = field(asked, 'original')
        if (asked.call !== 'rollback' || !undone.has(original)) {
          if (asked.call === 'rollback') undone.add(original)
          return told
        }
        const { original: _, ...content } = asked.content ?? {}
        const bet = { ...content, transaction: randomUUID(), round: randomUUID(), amount: '1.00' }
        await asked.send(bet, { call: 'bet' })
        return asked.send({ ...bet, transaction: randomUUID(), amount: '2.00' }, { call: 'win' })
      }
    },
  },
]

const allowsTooMuch: readonly Fault[] = [
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
      return asked.send({ ...content, transaction: randomUUID(), bet: original, bonus: 'x' }, { call: 'win' })
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

const allowsTooLittle: readonly Fault[] = [
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

const tellsBadly: readonly Fault[] = [
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

export const FAULTS: readonly Fault[] = [
  ...withoutSignature,
  ...readsBadly,
  ...countsBadly,
  ...allowsTooMuch,
  ...allowsTooLittle,
  ...tellsBadly,
]
