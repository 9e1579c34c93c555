import { writeMoney } from '../play/money.ts'
import { bytes, fresh, movingNothing, type Table } from '../play/table.ts'
import { during, expectStatus } from '../play/verdict.ts'
import { CALLS, type Call } from '../wire/calls.ts'
import type { Rule } from './rule.ts'

const LARGEST = 16 * 1024

const goodBet = (table: Table) => ({
  requestId: fresh(),
  ...table.party,
  transaction: fresh(),
  round: fresh(),
  amount: writeMoney(table.stake),
})

/** JSON of this many bytes, filled up with blanks. */
export function padded(content: object, size: number): Buffer {
  const text = JSON.stringify(content)
  return Buffer.from(text.slice(0, -1).padEnd(size - 1, ' ') + text.slice(-1))
}

const invalid = async (table: Table, body: Uint8Array, call: Call = 'bet') =>
  expectStatus(await table.line.send(call, body), 'INVALID_REQUEST')

/** Each call with every field it must have. */
function complete(table: Table): Record<Call, Record<string, unknown>> {
  const { token, ...rest } = table.party
  const party = { requestId: fresh(), token, ...rest }
  const named = { ...party, transaction: fresh(), round: fresh() }
  const [original, amount] = [fresh(), writeMoney(table.stake)]
  return {
    authenticate: { requestId: fresh(), token },
    balance: party,
    bet: { ...named, amount },
    win: { ...named, amount },
    betwin: { ...named, betAmount: amount, winAmount: amount, roundClosed: true },
    rollback: { ...named, original },
    return: { ...named, original, amount },
    resettle: { ...party, transaction: fresh(), original, amount, version: 1 },
    round: { ...party, round: fresh() },
    settle: {
      requestId: fresh(),
      settlement: fresh(),
      currency: party.currency,
      entries: [{ round: fresh(), member: party.member, win: '0', version: 1 }],
    },
    bets: {
      requestId: fresh(),
      token,
      member: party.member,
      currency: party.currency,
      entries: [{ transaction: fresh(), round: fresh(), game: party.game, amount }],
    },
    sit: { ...party, transaction: fresh(), seat: fresh(), amount },
    stand: { ...party, transaction: fresh(), seat: fresh() },
    batch: { requestId: fresh(), calls: [{ call: 'rollback', token, ...rest, ...byName(fresh()) }] },
  }
}

const byName = (name: string) => ({ transaction: name, round: name, original: name })

/** Every call with its body changed in each of these ways must be refused as malformed. */
const eachRefused = (table: Table, changed: (body: Record<string, unknown>) => [string, object][]) =>
  movingNothing(table, async () => {
    for (const name of CALLS) {
      for (const [what, body] of changed(complete(table)[name])) {
        await during(`${name} ${what}`, () => invalid(table, bytes(body), name))
      }
    }
  })

export const requestRules: readonly Rule[] = [
  {
    name: 'request.media_type',
    says: 'a body that is not sent as application/json is refused',
    check: (table) =>
      movingNothing(table, async () => {
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', undefined]) {
          await during(String(type), async () => {
            const spoilt = { headers: { 'content-type': type } }
            expectStatus(await table.line.send('bet', bytes(goodBet(table)), spoilt), 'INVALID_REQUEST')
          })
        }
      }),
  },
  {
    name: 'request.json',
    says: 'a signed body that is no JSON object is refused',
    check: async (table) => {
      for (const text of ['', '{', '[]', 'null', '"bet"', '{"amount":01}', '{} {}']) {
        await during(JSON.stringify(text), () => invalid(table, Buffer.from(text)))
      }
    },
  },
  {
    name: 'request.utf8',
    says: 'a signed body that is no UTF-8 is refused',
    check: (table) =>
      movingNothing(table, () => {
        const body = bytes({ ...goodBet(table), requestId: '\u00e9' })
        return invalid(table, Buffer.from(body.toString('utf8'), 'latin1'))
      }),
  },
  {
    name: 'request.largest',
    says: 'a body of 16 KiB is read',
    check: async (table) => {
      const content = { requestId: fresh(), ...table.party }
      expectStatus(await table.line.send('balance', padded(content, LARGEST)), 'OK')
    },
  },
  {
    name: 'request.too_large',
    says: 'a body of more than 16 KiB is refused and moves nothing',
    check: (table) => movingNothing(table, () => invalid(table, padded(goodBet(table), LARGEST + 1))),
  },
  {
    name: 'request.missing_field',
    says: 'a call without one of its fields is refused and moves nothing',
    check: (table) =>
      eachRefused(table, (body) =>
        Object.keys(body).map((field) => [`without ${field}`, { ...body, [field]: undefined }]),
      ),
  },
  {
    name: 'request.unknown_field',
    says: 'a call with a field nobody knows is refused and moves nothing',
    check: (table) => eachRefused(table, (body) => [['with a field more', { ...body, extra: 'x' }]]),
  },
  {
    name: 'request.kind',
    says: 'a field of another kind than text, or that is too long or empty, is refused and moves nothing',
    check: (table) =>
      eachRefused(table, (body) =>
        Object.keys(body)
          .filter((field) => typeof body[field] === 'string')
          .flatMap((field): [string, object][] =>
            [1, null, ['x'], { a: 'x' }, '', 'x'.repeat(300)].map((value) => [
              `with ${field} = ${JSON.stringify(value).slice(0, 20)}`,
              { ...body, [field]: value },
            ]),
          ),
      ),
  },
]
