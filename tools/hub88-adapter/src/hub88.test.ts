import { createPublicKey } from 'node:crypto'
import * as contract from '@sanuk/contracts/seamless'
import { describe, expect, test } from 'vitest'
import { PROMOTION } from './bet-notes.ts'
import { type Hub88Content, type Hub88Path, isHub88Signed, readHub88, takenBack, writeHub88 } from './hub88.ts'

// Names as Hub88 makes them; 3.56 units are 356000, as their documentation counts.
const everywhere = {
  user: '5f0f9a3e-7d36-4d5e-9b7c-2b1f6f0c8a11',
  token: '55b7518e-b89e-11e7-81be-58404eea6d16',
  request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
  game_code: 'acme-tiger',
}
const bet = {
  ...everywhere,
  transaction_uuid: '16d2dcfe-b89e-11e7-854a-58404eea6d16',
  supplier_transaction_id: 'x1',
  supplier_user: 'y1',
  round: 'rNEMwgzJAOZ6eR3V',
  round_closed: false,
  reward_uuid: null,
  is_free: false,
  is_aggregated: false,
  currency: 'THB',
  amount: 356_000,
  bet: 'red',
  meta: { selection: 'red' },
}
const win = {
  ...bet,
  transaction_uuid: '26d2dcfe-b89e-11e7-854a-58404eea6d16',
  reference_transaction_uuid: bet.transaction_uuid,
  amount: 1_000_500,
  round_closed: true,
  bet: null,
}
const { currency: _, amount: __, is_free: ___, ...undoing } = win
const rollback = { ...undoing, transaction_uuid: '36d2dcfe-b89e-11e7-854a-58404eea6d16' }

const named = { requestId: bet.request_uuid, token: bet.token, member: bet.user, game: bet.game_code }

function contentOf(path: Hub88Path, request: unknown): Hub88Content {
  const read = readHub88(path, request)
  return read.asked ? read.content : expect.fail(JSON.stringify(read.answer))
}

describe('a Hub88 request', () => {
  test('for the balance becomes a balance call without a currency', () => {
    expect(contentOf('/user/balance', everywhere)).toEqual({ call: 'balance', body: { ...named, currency: null } })
  })

  test('to bet becomes a bet call with the bet as its details', () => {
    expect(contentOf('/transaction/bet', bet)).toEqual({
      call: 'bet',
      body: {
        ...named,
        ...{ currency: 'THB', transaction: bet.transaction_uuid, round: bet.round },
        amount: '3.56',
        roundClosed: false,
        details: 'red',
        summary: { text: { en: 'red' } },
      },
    })
  })

  test('to pay a win becomes a win call that names its bet', () => {
    expect(contentOf('/transaction/win', win)).toEqual({
      call: 'win',
      body: {
        ...named,
        ...{ currency: 'THB', transaction: win.transaction_uuid, round: bet.round, bet: bet.transaction_uuid },
        ...{ amount: '10.005', roundClosed: true },
      },
    })
  })

  test('to roll back becomes a rollback of the referenced transaction, without a currency', () => {
    expect(contentOf('/transaction/rollback', rollback)).toEqual({
      call: 'rollback',
      body: {
        ...named,
        ...{ transaction: rollback.transaction_uuid, original: bet.transaction_uuid, round: bet.round, currency: null },
      },
    })
  })

  test.each([
    ['/user/balance', everywhere, contract.balance],
    ['/transaction/bet', bet, contract.bet],
    ['/transaction/win', win, contract.win],
    ['/transaction/rollback', rollback, contract.rollback],
  ] as const)('%s becomes a body that matches the seamless contract', (path, request, { body }) => {
    const content = contentOf(path, request).body
    expect(body?.safeParse({ ...content, currency: content.currency ?? 'THB' }).error).toBeUndefined()
  })

  test('without a round uses the transaction of its bet as the round', () => {
    const round = null
    expect(contentOf('/transaction/bet', { ...bet, round }).body).toMatchObject({ round: bet.transaction_uuid })
    expect(contentOf('/transaction/win', { ...win, round }).body).toMatchObject({ round: bet.transaction_uuid })
    expect(contentOf('/transaction/rollback', { ...rollback, round }).body).toMatchObject({
      round: bet.transaction_uuid,
    })
  })

  test('for a free bet of zero becomes a balance call, and its win names the reward', () => {
    const free = { is_free: true, reward_uuid: 'a28f93f2-98c5-41f7-8fbb-967985acf8fe' }
    expect(contentOf('/transaction/bet', { ...bet, ...free, amount: 0 })).toEqual({
      call: 'balance',
      body: { ...named, currency: 'THB' },
    })
    const { body } = contentOf('/transaction/win', { ...win, ...free })
    expect(body).toMatchObject({ bonus: free.reward_uuid, amount: '10.005' })
    expect(body).not.toHaveProperty('bet')
  })

  test.each([
    ['without its amount', { amount: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['without its transaction', { transaction_uuid: undefined }, 'RS_ERROR_WRONG_SYNTAX'],
    ['with an amount as text', { amount: '356000' }, 'RS_ERROR_WRONG_TYPES'],
    ['with half a hundred-thousandth', { amount: 356_000.5 }, 'RS_ERROR_WRONG_TYPES'],
    ['below zero', { amount: -1 }, 'RS_ERROR_WRONG_TYPES'],
    ['with more than a number holds', { amount: 2 ** 53 }, 'RS_ERROR_WRONG_TYPES'],
    ['with a fifth decimal', { amount: 356_001 }, 'RS_ERROR_WRONG_TYPES'],
    ['of another round than text', { round: 7 }, 'RS_ERROR_WRONG_TYPES'],
  ])('to bet %s is refused', (_, change, status) => {
    expect(readHub88('/transaction/bet', { ...bet, ...change })).toEqual({
      asked: false,
      answer: { http: 200, body: { status, request_uuid: bet.request_uuid } },
    })
  })

  test.each([null, [], 'text', 7])('that is %j is refused', (request) => {
    expect(readHub88('/transaction/bet', request)).toEqual({
      asked: false,
      answer: { http: 200, body: { status: expect.stringMatching(/^RS_ERROR_WRONG_/) } },
    })
  })
})

describe('a Hub88 request without a bet of its own', () => {
  test('for a promotion of a supplier becomes a balance call for its bet and a prize without a bet for its win', () => {
    const promotion = { is_supplier_promo: true, meta: { supplier_promo_info: { promo_reference: 'drops-7' } } }
    expect(contentOf('/transaction/bet', { ...bet, ...promotion, amount: 0 }).call).toBe('balance')
    const paid = contentOf('/transaction/win', { ...win, ...promotion }).body
    expect(paid).toMatchObject({ bonus: 'drops-7', amount: '10.005', round: bet.round })
    expect(paid).not.toHaveProperty('bet')
    const alone = { ...win, is_supplier_promo: true, reference_transaction_uuid: undefined, round: null, meta: null }
    expect(contentOf('/transaction/win', alone).body).toMatchObject({ bonus: PROMOTION, round: win.transaction_uuid })
    expect(contract.win.body?.safeParse(contentOf('/transaction/win', alone).body).error).toBeUndefined()
  })

  test('to pay a win that names no bet is refused unless it is a prize', () => {
    expect(readHub88('/transaction/win', { ...win, reference_transaction_uuid: undefined })).toMatchObject({
      answer: { body: { status: 'RS_ERROR_WRONG_SYNTAX' } },
    })
  })

  test('to roll back what is no bet becomes a correction of that win to nothing, and nothing else does', () => {
    const undo = contentOf('/transaction/rollback', rollback)
    const corrected = takenBack(undo, 'INVALID_REQUEST')
    expect(corrected).toEqual({
      call: 'resettle',
      body: {
        ...named,
        transaction: rollback.transaction_uuid,
        original: bet.transaction_uuid,
        currency: null,
        amount: '0.00',
        version: 1,
      },
    })
    expect(contract.resettle.body?.safeParse({ ...corrected?.body, currency: 'THB' }).error).toBeUndefined()
    expect(takenBack(undo, 'DUPLICATE_TRANSACTION')).toEqual(corrected)
    expect([takenBack(undo, 'OK'), takenBack(contentOf('/transaction/bet', bet), 'INVALID_REQUEST')]).toEqual([
      null,
      null,
    ])
  })
})

describe('an answer to Hub88', () => {
  const content = contentOf('/transaction/bet', bet)

  test('gives the balance in hundred-thousandths', () => {
    expect(writeHub88(content, { status: 'OK', balance: '1.005' }, 'THB')).toEqual({
      http: 200,
      body: { user: bet.user, status: 'RS_OK', request_uuid: bet.request_uuid, currency: 'THB', balance: 100_500 },
    })
  })

  test('for NOT_ENOUGH_MONEY includes the balance', () => {
    const refused = { status: 'NOT_ENOUGH_MONEY', message: '', balance: '0.50' } as const
    expect(writeHub88(content, refused, 'THB').body).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: 50_000,
    })
  })

  test.each([
    ['DUPLICATE_TRANSACTION', 200, 'RS_ERROR_DUPLICATE_TRANSACTION'],
    ['ROLLED_BACK', 200, 'RS_ERROR_TRANSACTION_ROLLED_BACK'],
    ['UNKNOWN_BET', 200, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
    ['INVALID_TOKEN', 200, 'RS_ERROR_INVALID_TOKEN'],
    ['TOKEN_EXPIRED', 200, 'RS_ERROR_TOKEN_EXPIRED'],
    ['EXCLUDED', 200, 'RS_ERROR_USER_DISABLED'],
    ['LIMIT_REACHED', 200, 'RS_ERROR_LIMIT_REACHED'],
    ['ALREADY_SETTLED', 200, 'RS_ERROR_UNKNOWN'],
    ['ROUND_CLOSED', 200, 'RS_ERROR_UNKNOWN'],
    ['RETRY', 503, 'RS_ERROR_UNKNOWN'],
    ['TOO_MANY_REQUESTS', 503, 'RS_ERROR_UNKNOWN'],
  ] as const)('for %s is HTTP %d with %s', (status, http, theirs) => {
    expect(writeHub88(content, { status, message: 'no' }, 'THB')).toMatchObject({ http, body: { status: theirs } })
  })

  test('has a Hub88 status for every refusal of the platform', () => {
    const ours = Object.keys(contract.SEAMLESS_STATUSES).filter((status) => status !== 'OK')
    for (const status of ours as contract.SeamlessRefusal[]) {
      const answer = writeHub88(content, { status, message: '' }, 'THB')
      expect(answer.body.status).toMatch(/^RS_ERROR_[A-Z_]+$/)
    }
  })
})

describe('a Hub88 signature', () => {
  // openssl genrsa 2048; printf '{"a":1}' | openssl dgst -sha256 -sign key.pem | base64
  const key = createPublicKey(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAj5aoC5Jc6udFRcsboTWF
BYtvnqL7D2ZZtbCcTCC6i27jYKI/RQkZms0FKB2iID/DtSvlY6kEwWeZN/TeP91c
dW/tZT7KgssT0gVk5Zg3EHexbZ6a+6lDfz2ItIrR539Ukv+S5eb4RYEx7bF7RWlH
2/HWr3jKgR4AXMsdv2igdTE+00i7ywn9t0xjs+foUl8IbP6NVHANwq9fmZiWX9FF
BLDh65nGnGy7yt3llrFQAAwGj+Tv0mZLvUIFzMzkRje/ynKYC0Unlx0Z7Ab4AtJx
Nb7gApjOO0qdtmmfVxTmkgcECU+0ZFiBoy+XNa/E7pz3UNvegudsxdLSTNV/UewY
vwIDAQAB
-----END PUBLIC KEY-----
`)
  const signature =
    'WRHsQZfsKgCV11OmIKa388BdHD73PPDFvGeZgurVguCf5ToGNS4pQwVBs5nXdOI0lCPgjy6e3yOvuzT7+5JauEc5WizXyI7xl0NbZTd65QfLdb3FPHachI2viJ55Uf9NYq932VWqanlz/Bl4wOBD7TRGL8MT43rJsKHwple+eIqKO0Bso7NT1z6RMeqgY2xwfjzekBMUXIwKSb0Ckp01NsvPLWr03E7x6qc55EBNfrf5hA3uDIRXpaZ9Z/pUU4wpMZAawapwsqP6ouIndvq+v948aOyg05t9jTHGj2OKpaoSvok3eoSu/BkBUI3htr2ZPV0qyEJbRYA1qRLYTaheKg=='

  test('made by OpenSSL is valid for its own bytes only', () => {
    expect(isHub88Signed(Buffer.from('{"a":1}'), signature, key)).toBe(true)
    expect(isHub88Signed(Buffer.from('{"a":2}'), signature, key)).toBe(false)
    expect(isHub88Signed(Buffer.from('{"a":1}'), '', key)).toBe(false)
    expect(
      isHub88Signed(
        Buffer.from('{"a":1}'),
        signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
        key,
      ),
    ).toBe(false)
  })
})
