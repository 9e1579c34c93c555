import { randomBytes } from 'node:crypto'
import { writeMoney } from '../play/money.ts'
import { bytes, callSpoilt, fresh, movingNothing, type Table } from '../play/table.ts'
import { during, expectStatus } from '../play/verdict.ts'
import type { Spoilt, Vendor } from '../wire/vendor-line.ts'
import type { Rule } from './rule.ts'

const MINUTE_MS = 60_000

/** A bet that would be taken, sent in a way that must not be. */
async function refused(table: Table, spoilt: Spoilt): Promise<void> {
  const more = { transaction: fresh(), round: fresh(), amount: writeMoney(table.stake) }
  await movingNothing(table, async () => {
    expectStatus(await callSpoilt(table, { name: 'bet', more, spoilt }), 'INVALID_SIGNATURE')
  })
}

/** The same key with another secret, as somebody has who guesses. */
function guessed({ code, key }: Vendor): Vendor {
  if (key.algorithm !== 'ed25519') return { code, key: { ...key, secret: randomBytes(32).toString('hex') } }
  return { code, key: { id: key.id, secret: randomBytes(32).toString('hex') } }
}

/** Ways to write a right signature that are not the agreed one. */
function rewritings({ key }: Vendor): readonly ((signature: string) => string)[] {
  const common = [(signature: string) => `${signature}0`, (signature: string) => signature.slice(0, -1), () => '']
  if (key.algorithm === 'ed25519') return [...common, (signature) => signature.replaceAll('=', '')]
  return [
    ...common,
    (signature) => signature.toUpperCase(),
    (signature) => Buffer.from(signature, 'hex').toString('base64'),
  ]
}

export const signatureRules: readonly Rule[] = [
  {
    name: 'signature.secret',
    says: 'a signature made by another secret is refused and moves nothing',
    check: (table) => refused(table, { as: guessed(table.vendor) }),
  },
  {
    name: 'signature.missing',
    says: 'a call without one of the four headers is refused',
    check: async (table) => {
      for (const header of ['x-vendor', 'x-key', 'x-timestamp', 'x-signature']) {
        await during(`without ${header}`, () => refused(table, { headers: { [header]: undefined } }))
      }
    },
  },
  {
    name: 'signature.key',
    says: 'a key or a vendor nobody knows is refused',
    check: async (table) => {
      const { code, key } = table.vendor
      await during('another key id', () => refused(table, { as: { code, key: { ...key, id: fresh() } } }))
      await during('another vendor', () => refused(table, { as: { code: 'NOBODY', key } }))
    },
  },
  {
    name: 'signature.body',
    says: 'one byte of the body changed after signing is refused',
    check: (table) => {
      const body = { requestId: fresh(), ...table.party, transaction: fresh(), round: fresh(), amount: '1.00' }
      return movingNothing(table, async () => {
        const spoilt = { body: bytes({ ...body, amount: '1.01' }) }
        expectStatus(await table.line.send('bet', bytes(body), spoilt), 'INVALID_SIGNATURE')
      })
    },
  },
  {
    name: 'signature.path',
    says: 'a signature is good for its own call and method only',
    check: async (table) => {
      await during('signed for balance', () => refused(table, { signedPath: '/seamless/v1/balance' }))
      await during('signed for PUT', () => refused(table, { signedMethod: 'PUT' }))
    },
  },
  {
    name: 'signature.form',
    says: 'a signature in another writing (shortened, upper case, other base) is refused',
    check: async (table) => {
      for (const rewrite of rewritings(table.vendor)) {
        const more = { transaction: fresh(), round: fresh(), amount: writeMoney(table.stake) }
        const body = bytes({ requestId: fresh(), ...table.party, ...more })
        const at = Date.now()
        const signature = rewrite(table.line.signatureOf('bet', body, at))
        await movingNothing(table, async () => {
          const spoilt = { at, headers: { 'x-signature': signature } }
          expectStatus(await table.line.send('bet', body, spoilt), 'INVALID_SIGNATURE')
        })
      }
    },
  },
  {
    name: 'signature.stale',
    says: 'a timestamp more than five minutes off, either way, is refused though its signature is right',
    check: async (table) => {
      await during('six minutes old', () => refused(table, { at: Date.now() - 6 * MINUTE_MS }))
      await during('six minutes early', () => refused(table, { at: Date.now() + 6 * MINUTE_MS }))
      await during('in seconds', () => refused(table, { at: Math.floor(Date.now() / 1000) }))
    },
  },
  {
    name: 'signature.window',
    says: 'a timestamp four minutes off, either way, is taken',
    check: async (table) => {
      for (const minutes of [-4, 4]) {
        const spoilt = { at: Date.now() + minutes * MINUTE_MS }
        const answer = await callSpoilt(table, { name: 'balance', spoilt })
        await during(`${minutes} minutes`, async () => expectStatus(answer, 'OK'))
      }
    },
  },
  {
    name: 'signature.timestamp',
    says: 'a timestamp that is no plain number is refused',
    check: async (table) => {
      for (const timestamp of ['', '1.8e12', ` ${Date.now()}.5`, '-1', 'now', '9'.repeat(30)]) {
        await during(JSON.stringify(timestamp), () => refused(table, { headers: { 'x-timestamp': timestamp } }))
      }
    },
  },
  {
    name: 'signature.first',
    says: 'the signature is looked at before the body is read: nonsense with a wrong signature hears of the signature',
    check: async (table) => {
      const spoilt = { as: guessed(table.vendor) }
      for (const body of ['{', '', '[]', '{"amount":1e999}']) {
        expectStatus(await table.line.send('bet', Buffer.from(body), spoilt), 'INVALID_SIGNATURE')
      }
    },
  },
  {
    name: 'signature.bytes',
    says: 'the bytes are what is signed: JSON with blanks, escapes and another order of fields is taken',
    check: async (table) => {
      const { member, ...rest } = table.party
      const text = JSON.stringify({ ...rest, requestId: fresh(), member }, null, 3).replace(
        '"member"',
        '"\\u006dember"',
      )
      expectStatus(await table.line.send('balance', Buffer.from(` \r\n${text}\n`)), 'OK')
    },
  },
]
