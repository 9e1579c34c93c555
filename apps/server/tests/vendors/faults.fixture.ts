import { randomUUID } from 'node:crypto'
import { isSigned } from '@sanuk/vendor-kit/sign'
import { amountsAs, type Fault, field, pretend, reading, refusal, renamed, says, when } from './broken.fixture.ts'
import {
  allowsTooLittle,
  allowsTooMuch,
  seatsBadly,
  settlesBadly,
  takesTogetherBadly,
  tellsBadly,
} from './rules-broken.fixture.ts'

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

export const FAULTS: readonly Fault[] = [
  ...withoutSignature,
  ...readsBadly,
  ...countsBadly,
  ...allowsTooMuch,
  ...settlesBadly,
  ...takesTogetherBadly,
  ...seatsBadly,
  ...allowsTooLittle,
  ...tellsBadly,
]
