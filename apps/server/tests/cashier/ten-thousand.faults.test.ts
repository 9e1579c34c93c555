import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { SEALED_ALGORITHM, SEALED_ENCRYPTION, SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import { CompactEncrypt, importJWK } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { type Answer, openHouse, type TestHouse } from '../house.fixture.ts'
import { played } from '../points/mall.fixture.ts'
import { setTerms } from '../withdrawals/terms.fixture.ts'

const PAYMENT_PASSWORD = '204816'
const MEMBERS = 24
const ATTEMPTS = 10_000

/** What each member may have done of it when everybody has tried everything, by the limits that are set below. */
const ALLOWED = {
  /** 1 000 a day by this way, 100 each. */
  'deposit by a code': 10,
  /** The member's own limit of 1 700 a day holds for both ways together. */
  'deposit by the other code': 7,
  /** 2 000 a day, 300 each; of those who ask for 100, seven orders a day. */
  withdrawal: { 100: 7, 300: 6 },
  /** 700 a day, 100 each. */
  'to the upline': 7,
  /** Five baht a day, a hundred points each. */
  'points into money': 5,
} as const
type Method = keyof typeof ALLOWED

/** Each limit's own words, and none other. */
const REFUSED: Readonly<Record<Method, readonly string[]>> = {
  'deposit by a code': ['deposits_of_day_used', 'own_limit_reached'],
  'deposit by the other code': ['own_limit_reached'],
  withdrawal: ['withdrawals_of_day_used', 'amount_above_maximum'],
  'to the upline': ['upline_day_used'],
  'points into money': ['conversion_limit_reached'],
}

let house: TestHouse
let owner: pg.Client
let key: { kid: string; publicKey: Awaited<ReturnType<typeof importJWK>> }
beforeAll(async () => {
  house = await openHouse()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  const { kid, ...jwk } = (await house.call({ method: 'GET', path: '/wps/system/whitelabel' })).body.value.sealingKey
  key = { kid, publicKey: await importJWK(jwk, SEALED_ALGORITHM) }
  await setLimits()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

async function setLimits(): Promise<void> {
  await setTerms(owner, { minimum: '100', ordersPerDay: 7, sumPerDay: '2000' })
  await owner.query(`
    update cashier.method set sum_per_day = 10000000 where code = 'promptpay';
    insert into cashier.method (brand, code, kind, names, icon, minimum, maximum, fee_fixed, fee_rate, fee_by,
                                quick_amounts, place, sum_per_day, minutes)
      select brand, 'other', kind, names, icon, minimum, maximum, fee_fixed, fee_rate, fee_by, quick_amounts, 9, null, minutes
        from cashier.method where code = 'promptpay';
    update upline.rules set details = details || '{"dayMax": "700", "most": "700"}';
    update points.rules set convert_daily_max = 50000, lot = 100;
    insert into turnover.rules (id, brand, effective_from, details, decided_at)
      select gen_random_uuid(), id, '2020-01-01', '{"depositPercent": 0, "weights": {}}', now() from system.brand`)
}

/** As the house's own caller does it, without asking for the key each time. */
async function sealed(path: string, payload: object, token: string): Promise<Answer> {
  const iat = Math.floor(house.clock().getTime() / 1000)
  const content = { method: 'POST', path, iat, nonce: randomBytes(16).toString('base64url'), payload }
  const body = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: SEALED_ALGORITHM, enc: SEALED_ENCRYPTION, kid: key.kid })
    .encrypt(key.publicKey)
  const headers = { host: 'localhost', 'content-type': SEALED_MEDIA_TYPE, authorization: `Bearer ${token}` }
  const reply = await house.site.inject({ method: 'POST', url: path, payload: body, headers })
  return { status: reply.statusCode, body: reply.json() }
}

type Member = Awaited<ReturnType<typeof newMember>>

const pay = ({ reference, amount }: { readonly reference: string; readonly amount: string }): Promise<Answer> =>
  house.pay({
    bankReference: randomUUID(),
    reference,
    amount,
    currency: 'THB',
    paidAt: house.clock().toISOString(),
  })

/** A member with 10 000 baht and 1 000 points, who owes no play. */
async function newMember(code: string, asks: 100 | 300) {
  const username = newUsername()
  const { token } = (await house.register(username, { affiliateCode: code })).body.value
  const call = (method: string, path: string, body?: unknown) => house.call({ method, path, token, body })
  const { rows } = await owner.query('select id from members.member where username = $1', [username])
  const { id } = rows[0]
  // Judged in no time: how long guessing takes is looked at elsewhere.
  const kept = await hash(PAYMENT_PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 })
  await owner.query(
    `insert into identity.payment_password (member, brand, password_hash, changed_at)
     select id, brand, $2, now() from members.member where id = $1`,
    [id, kept],
  )
  const order = (
    await call('POST', '/wps/cashier/deposits', {
      requestId: randomUUID(),
      method: 'bank_transfer',
      amount: '10000',
    })
  ).body.value
  await pay(order)
  await played(house, id, { stake: 10_000, win: 10_000 })
  const account = (
    await sealed(
      '/wps/member/bank-accounts',
      {
        bank: '004',
        number: String(randomInt(10 ** 9, 10 ** 10)),
        holder: 'Somchai Jaidee',
        paymentPassword: PAYMENT_PASSWORD,
      },
      token,
    )
  ).body.value.id
  return { id, token, call, account, asks, start: BigInt(Math.round(Number(order.amount) * 10_000)) }
}

type Wish = { readonly requestId: string }
const TRIES: Readonly<Record<Method, (member: Member, wish: Wish) => Promise<Answer>>> = {
  'deposit by a code': ({ call }, wish) =>
    call('POST', '/wps/cashier/deposits', { ...wish, method: 'promptpay', amount: '100' }),
  'deposit by the other code': ({ call }, wish) =>
    call('POST', '/wps/cashier/deposits', { ...wish, method: 'other', amount: '100' }),
  withdrawal: ({ token, account, asks }, wish) =>
    sealed('/wps/cashier/withdrawals', { ...wish, ...PAID, account, amount: String(asks) }, token),
  'to the upline': ({ token }, wish) =>
    sealed('/wps/member/upline/transfers', { ...wish, ...PAID, amount: '100' }, token),
  'points into money': ({ token }, wish) =>
    sealed('/wps/relay/points/convert', { ...wish, ...PAID, points: 100 }, token),
}
const PAID = { paymentPassword: PAYMENT_PASSWORD }

/** What a machine says that has too much to do, or a cashier with three orders that are about to be paid. */
const AGAIN = ['overloaded', 'unknown_error', 'open_deposits_full']

async function insist(method: Method, member: Member): Promise<Answer> {
  const wish = { requestId: randomUUID() }
  for (;;) {
    const answer = await TRIES[method](member, wish)
    if (!AGAIN.includes(answer.body.code)) return answer
  }
}

/**
 * Of each member at once: four by the payment password, of which five tries may be under way, and eight of the others,
 * each one way after the other, so that several ask for the last of a limit at the same moment. Passwords take longest,
 * so that there are fewer of them.
 */
const LANES: readonly { readonly methods: readonly Method[]; readonly share: number }[] = [
  ...Array.from({ length: 4 }, () => ({
    methods: ['withdrawal', 'to the upline', 'points into money'] as const,
    share: 0.2 / 4,
  })),
  ...Array.from({ length: 4 }, () => ({
    methods: ['deposit by a code', 'deposit by the other code'] as const,
    share: 0.8 / 8,
  })),
  ...Array.from({ length: 4 }, () => ({
    methods: ['deposit by the other code', 'deposit by a code'] as const,
    share: 0.8 / 8,
  })),
]

test(`${ATTEMPTS} concurrent attempts by five operations exceed no limit and use up each one`, async () => {
  const upline = (await house.register(newUsername('u'))).body.value.token
  const { code } = (await house.call({ method: 'GET', path: '/wps/member/referral', token: upline })).body.value
  const members: Member[] = []
  for (let index = 0; index < MEMBERS; index += 1) members.push(await newMember(code, index % 2 === 0 ? 100 : 300))
  await house.followPlay()
  // Whatever the deposit wants played has been; the upline's own demands are nobody's business here.
  await owner.query('delete from turnover.demand')
  for (const { call } of members) {
    // What was paid in at first counts for the own limit, too.
    const value = String(1_700 + Number((await call('GET', '/wps/cashier/deposits')).body.value.list[0].amount))
    const set = await call('PUT', '/wps/member/protection/limits', { kind: 'deposit', period: 'day', value })
    expect(set.status).toBe(200)
  }

  const heard = new Map<string, number>()
  const note = (name: string) => heard.set(name, (heard.get(name) ?? 0) + 1)
  let attempts = 0
  const lane = async (member: Member, { methods, share }: (typeof LANES)[number]): Promise<void> => {
    const turns = Math.ceil((ATTEMPTS / MEMBERS) * share)
    for (let turn = 0; turn < turns; turn += 1) {
      const method = methods[Math.floor((turn * methods.length) / turns)] ?? 'withdrawal'
      attempts += 1
      const { status, body } = await insist(method, member)
      if (status === 200) {
        note(`${method} done`)
        if (method.startsWith('deposit')) await pay(body.value)
      } else if (REFUSED[method].includes(body.code)) note(`${method} refused`)
      else note(`${method} failed: ${body.code}`)
    }
  }
  await Promise.all(members.flatMap((member) => LANES.map((one) => lane(member, one))))
  expect(attempts).toBeGreaterThanOrEqual(ATTEMPTS)
  expect([...heard.keys()].filter((name) => name.includes('failed'))).toEqual([])

  const counts = await owner.query(
    `
    select member.id,
           (select count(*) from cashier.deposit where deposit.member = member.id and method = 'promptpay')::int as code,
           (select count(*) from cashier.deposit where deposit.member = member.id and method = 'other')::int as other,
           (select count(*) from withdrawals.withdrawal where withdrawal.member = member.id)::int as withdrawals,
           (select count(*) from upline.transfer where transfer.member = member.id)::int as upline,
           (select count(*) from points.conversion where conversion.member = member.id)::int as conversions,
           (select balance::text from ledger.account_balance where kind = 'member' and owner = member.id::text) as balance,
           (select balance::text from ledger.account_balance where kind = 'points' and owner = member.id::text) as points
      from members.member where member.id = any ($1)`,
    [members.map(({ id }) => id)],
  )
  for (const { id, asks, start } of members) {
    const { code: first, other, ...rest } = counts.rows.find((row) => row.id === id)
    const out = ALLOWED.withdrawal[asks]
    expect(first).toBeLessThanOrEqual(10)
    expect(first + other).toBe(17)
    expect(rest).toEqual({
      id,
      withdrawals: out,
      upline: 7,
      conversions: 5,
      balance: String(start + 17_000_000n - BigInt(out * asks) * 10_000n - 7_000_000n + 50_000n),
      points: '5000000',
    })
  }
  const { rows } = await owner.query(`
    select balance::text from ledger.account_balance join members.member on owner = member.id::text
     where account_balance.kind = 'member' and member.username like 'u%' and balance > 0`)
  expect(rows).toEqual([{ balance: String(7_000_000 * MEMBERS) }])
}, 300_000)
