import { randomUUID } from 'node:crypto'
import { openBrowser } from '../browser.fixture.ts'
import { PASSWORD, type Staff, type TestHouse } from '../house.fixture.ts'

export const PAYMENT_PASSWORD = '246813'
const RELAY = '/wps/relay/points'

/** The demo brand: ten baht at slots make a point, and a hundred points a baht. */
export const BAHT_PER_POINT = 10

let members = 0

/** A member who has played at slots for so many points, and has a payment password. */
export async function collector(house: TestHouse, points: number) {
  members += 1
  const browser = openBrowser(house, { address: `198.51.100.${members}` })
  const username = `collector_${members}`
  const { token } = (await browser.register(username)).body.value
  const post = (path: string, body: object = {}) => browser.send({ method: 'POST', path, body, token })
  await post('/wps/member/security/payment-password', {
    paymentPassword: PAYMENT_PASSWORD,
    proof: { way: 'password', password: PASSWORD },
  })
  const id: string = (await browser.get('/wps/member/info', token)).body.value.id
  const value = async (path: string) => (await browser.get(path, token)).body.value
  const own = {
    id,
    username,
    token,
    browser,
    balance: () => value(`${RELAY}/balance`),
    money: async () => (await value('/wps/v2/wallets/balance')).sumBalance,
    history: async (state?: string) => (await value(`${RELAY}/redemptions${state ? `?state=${state}` : ''}`)).list,
    redeem: (reward: { id: string; points: number }, more: object = {}) =>
      post(`${RELAY}/redeem`, {
        requestId: randomUUID(),
        reward: reward.id,
        quantity: 1,
        points: reward.points,
        paymentPassword: PAYMENT_PASSWORD,
        ...more,
      }),
    convert: (asked: number, more: object = {}) =>
      post(`${RELAY}/convert`, {
        requestId: randomUUID(),
        points: asked,
        paymentPassword: PAYMENT_PASSWORD,
        ...more,
      }),
    cancel: (redemption: string) =>
      browser.send({ method: 'POST', path: `${RELAY}/redemptions/${redemption}/cancel`, token }),
  }
  if (points > 0) {
    await played(house, id, { stake: points * BAHT_PER_POINT })
    await house.followPlay()
  }
  return own
}

type Round = { stake: number; type?: string; currency?: string; at?: Date; win?: number }

/** A settled round as the rooms of play leave it; amounts in whole units. */
export async function played(house: TestHouse, member: string, round: Round): Promise<string> {
  const { stake, type = 'RNG', currency = 'THB', at = house.clock(), win = 0 } = round
  const id = randomUUID()
  await house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     select $1::uuid, brand, id, 'STUDIO', $1::uuid::text, 'of ' || $3, $3, $4, $5, $6, 'settled', $7, $7, 0, 1, 2
       from members.member where id = $2`,
    [id, member, type, currency, Math.round(stake * 10_000), win * 10_000, at],
  )
  return id
}

/** What operators do with the mall. */
export async function openDesk(house: TestHouse) {
  const tokens = {
    operator: await house.operatorToken('operator'),
    supervisor: await house.operatorToken('supervisor'),
  }
  const ask = (call: string, body?: object, who: Staff = 'operator') => {
    const [method = '', path = ''] = call.split(' ')
    return house.call({ method, path: `/ops${path}`, token: tokens[who], part: 'office', ...(body && { body }) })
  }
  return {
    ask,
    addReward: async (more: object = {}): Promise<{ id: string; points: number }> => {
      const reward = {
        category: 'voucher',
        title: { th: 'ของ', en: 'A thing' },
        description: { th: 'ดี', en: 'Good' },
        art: 'coffee',
        picture: null,
        points: 500,
        amount: null,
        stock: null,
        limitPerMember: null,
        open: true,
        ...more,
      }
      const { id } = (await ask('POST /points/rewards', reward)).body.value
      return { id, points: reward.points }
    },
    rewards: async () => (await ask('GET /points/rewards')).body.value.list,
    queue: async (state = 'in_progress') => (await ask(`GET /points/redemptions?state=${state}`)).body.value,
    approve: (id: string, who?: Staff) => ask(`POST /points/redemptions/${id}/approve`, undefined, who),
    reject: (id: string, reason = 'No', who?: Staff) => ask(`POST /points/redemptions/${id}/reject`, { reason }, who),
  }
}
