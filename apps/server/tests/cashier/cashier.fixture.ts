import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { GATEWAY_CALLS } from '@sanuk/contracts/gateway'
import { REFUND_PATH } from '@sanuk/contracts/refunds'
import sharp from 'sharp'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openHouse, type Staff } from '../house.fixture.ts'
import { operator } from '../story.fixture.ts'

const BANK_KEY = { id: 'k1', secret: 'a bank that tells of money when a test says so, and sends some back' }
const GATEWAY_KEY = { id: 'k1', secret: 'a gateway on whose page nobody really pays, but its word is good' }

export type CashierHouse = Awaited<ReturnType<typeof openCashierHouse>>

/** A PNG of pixels that no other slip has. */
export const newSlip = (): Promise<Buffer> =>
  sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } })
    .png()
    .toBuffer()

/** A house whose bank and gateway are one real port that answers as a test says, and keeps what it was asked. */
export async function openCashierHouse() {
  const outside = await listenOutside()
  const house = await openHouse([], {
    bank: { code: 'BANK', address: outside.address, keys: [BANK_KEY] },
    gateway: { code: 'GATEWAY', address: `${outside.address}/gateway`, keys: [GATEWAY_KEY] },
  })
  const job = async (name: string): Promise<void> => house.jobs.find((one) => one.name === name)?.work()
  const bankSays = async (notice: object): Promise<string> => {
    const content = { bankReference: randomUUID(), currency: 'THB', paidAt: '2026-11-23T05:00:00.000Z', ...notice }
    const by = { vendor: 'BANK', key: BANK_KEY }
    const { body } = await house.signed('/wps/cashier/promptpay/payments', content, by)
    return body.value?.result ?? body.code
  }

  async function newMember() {
    const username = newUsername()
    const { token } = (await house.register(username)).body.value
    const call = (method: string, path: string, body?: unknown) =>
      house.call({ method, path, token, ...(body === undefined ? {} : { body }) })
    return {
      username,
      token,
      call,
      ask: (method: string, amount: string, more: object = {}) =>
        call('POST', '/wps/cashier/deposits', { requestId: randomUUID(), method, amount, ...more }),
      balance: async () => (await call('GET', '/wps/v2/wallets/balance')).body.value.sumBalance,
      read: async (id: string) => (await call('GET', `/wps/cashier/deposits/${id}`)).body.value,
      methods: async () => (await call('GET', '/wps/cashier/methods')).body.value.methods,
    }
  }

  /** A member of staff at the desk. */
  function newOperator(who?: Staff) {
    const call = operator(house, who)
    return (method: string, path: string, body?: unknown) => call(method, `/${path}`, body)
  }

  return {
    ...house,
    outside,
    job,
    bankSays,
    newMember,
    newOperator,
    gatewaySays: async (event: object): Promise<string> => {
      const by = { vendor: 'GATEWAY', key: GATEWAY_KEY }
      const { body } = await house.signed('/wps/cashier/gateway/payments', { event: randomUUID(), ...event }, by)
      return body.value?.result ?? body.code
    },
    /** Whatever was done: each credited order was paid by one payment, of its amount, and no other payment is credited. */
    close: async () => {
      await house.afterAnswers()
      const { rows } = await house.pool.query(`
        select count(*)::int as wrong
          from (select id, amount from cashier.deposit where state = 'credited') deposit
          full join (select deposit, amount from cashier.payment where result = 'credited') payment
            on payment.deposit = deposit.id and payment.amount = deposit.amount
         where deposit.id is null or payment.deposit is null`)
      if (rows[0].wrong > 0) throw new Error(`${rows[0].wrong} deposits are not what was paid`)
      await house.close()
      await outside.close()
    },
  }
}

type Asked = { readonly path: string; readonly body: Record<string, string> }

/** Whatever the platform asks, and how a test has it answered; nothing at all where a test says so. */
async function listenOutside() {
  const asked: Asked[] = []
  let answer: ((asked: Asked) => object | null) | null = null
  const server = createServer(async (request, reply) => {
    const path = request.url ?? ''
    const question = { path, body: JSON.parse((await buffer(request)).toString('utf8')) }
    asked.push(question)
    const said = (answer ?? usual)(question)
    if (!said) return void request.socket.destroy()
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  const usual = ({ path, body }: Asked): object | null => {
    if (path === REFUND_PATH) return { refund: body.refund, state: 'done', bankReference: `back ${body.refund}` }
    if (path === `/gateway${GATEWAY_CALLS.create}`) {
      return { payment: body.payment, state: 'open', location: `${address}/gateway/pay/${body.payment}` }
    }
    return { payment: body.payment, state: 'open' }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    asked,
    /** From now on it answers so; `null` as it usually does. */
    answers: (how: typeof answer) => {
      answer = how
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
