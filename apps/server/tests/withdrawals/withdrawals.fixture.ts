import { randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { PAYOUT_CANCEL_PATH, PAYOUT_PATH, type PayoutOrder, type PayoutReport } from '@sanuk/contracts/withdrawals'
import pg from 'pg'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import type { Dependencies } from '../../src/platform/dependencies.ts'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, PASSWORD } from '../house.fixture.ts'
import { operator } from '../story.fixture.ts'

export const PAYMENT_PASSWORD = '204816'
export const HOLDER = 'Somchai Jaidee'
const BANK_KEY = { id: 'k1', secret: 'a bank that pays when a test says so, in its own good time' }

export type PayingHouse = Awaited<ReturnType<typeof openPayingHouse>>

/** A bank that takes orders on a real port and pays only what a test tells it to, and a house that has its orders paid there. */
export async function openPayingHouse(dependencies: Partial<Dependencies> = {}) {
  const { server, address, orders, cancelled, beSilent } = await listenAsBank()
  const house = await openHouse([], { ...dependencies, bank: { code: 'BANK', address, keys: [BANK_KEY] } })
  const signed = (path: string, content: unknown) => house.signed(path, content, { vendor: 'BANK', key: BANK_KEY })
  const job = (name: string) => house.jobs.find((one) => one.name === name)?.work()

  /** As if all had been played that a deposit demands: play is another room's business. */
  async function playOff(username: string): Promise<void> {
    const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
    await owner.connect()
    const of = 'where member in (select id from members.member where username = $1)'
    await owner.query(`delete from turnover.demand ${of}`, [username])
    await owner.end()
  }

  /** A new member with money, a payment password and an account that pays. */
  async function newMember(money = '10000') {
    const username = newUsername('w')
    const browser = openBrowser(house)
    const { token } = (await browser.register(username)).body.value
    const set = { paymentPassword: PAYMENT_PASSWORD, proof: { way: 'password', password: PASSWORD } }
    await browser.send({ method: 'POST', path: '/wps/member/security/payment-password', token, body: set })
    const payIn = async (amount: string): Promise<void> => {
      const path = '/wps/cashier/deposits'
      const body = { requestId: randomUUID(), method: 'promptpay', amount }
      const { reference } = (await house.call({ method: 'POST', path, token, body })).body.value
      await signed('/wps/cashier/promptpay/payments', {
        ...{ bankReference: randomUUID(), reference, amount, currency: 'THB' },
        paidAt: '2026-11-21T05:00:00.000Z',
      })
    }
    await payIn(money)
    await playOff(username)
    const call = (method: string, path: string, body?: unknown) =>
      house.call({ method, path, token, ...(body === undefined ? {} : { body }) })
    const add = (more: object = {}) =>
      browser.send({
        ...{ method: 'POST', path: '/wps/member/bank-accounts', token },
        body: { bank: '004', number: newNumber(), holder: HOLDER, paymentPassword: PAYMENT_PASSWORD, ...more },
      })
    const account = (await add()).body.value.id
    return {
      ...{ username, token, browser, account, add, call, deposit: () => payIn('100') },
      ask: (more: object = {}) =>
        browser.send({
          ...{ method: 'POST', path: '/wps/cashier/withdrawals', token },
          body: { requestId: randomUUID(), account, amount: '1000', paymentPassword: PAYMENT_PASSWORD, ...more },
        }),
      balance: async () => (await call('GET', '/wps/v2/wallets/balance')).body.value.sumBalance,
      read: async (id: string) => (await call('GET', `/wps/cashier/withdrawals/${id}`)).body.value,
      cancel: (id: string) => call('DELETE', `/wps/cashier/withdrawals/${id}`),
      answer: (id: string, answer: string, part?: number) =>
        call('POST', `/wps/cashier/withdrawals/${id}/answer`, { answer, ...(part ? { part } : {}) }),
    }
  }

  /** A member of staff at the desk, however much time passes. */
  function newOperator(who: 'operator' | 'supervisor' = 'operator') {
    const ask = operator(house, who)
    const send = (method: string, path: string, body?: unknown) => ask(method, path.replace(/^\/ops/, ''), body)
    return {
      send,
      does: (id: string, verb: string, body?: unknown) => send('POST', `/ops/withdrawals/${id}/${verb}`, body),
      pays: (id: string, amount: string, more: object = {}) =>
        send('POST', `/ops/withdrawals/${id}/pay`, {
          ...{ bankReference: randomUUID(), amount, paidAt: '2026-11-22T05:00:00.000Z', ...more },
        }),
    }
  }

  return {
    ...house,
    ...{ orders, newMember, newOperator, job },
    cancelled,
    beSilent,
    /** The bank's word that money came. */
    bankPays: (content: object) => signed('/wps/cashier/promptpay/payments', content),
    orderFor: ({ reference }: { reference: string }) => orders.filter((order) => order.reference === reference).at(-1),
    /** The bank's word on an order. */
    reports: (report: object) => signed('/wps/cashier/payouts', report),
    payment: (amount: string, more: object = {}) => ({
      ...{ bankReference: randomUUID(), amount, paidAt: '2026-11-22T05:00:00.000Z', ...more },
    }),
    close: async () => {
      await house.afterAnswers()
      await house.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export const newNumber = (): string => String(randomInt(10 ** 9, 10 ** 10))

/** A bank that takes orders and says of each that it is open, and cancels them when it is asked to. */
async function listenAsBank() {
  const orders: PayoutOrder[] = []
  const cancelled: string[] = []
  let isSilent = false
  const server = createServer(async (request, reply) => {
    const order: PayoutOrder = JSON.parse((await buffer(request)).toString('utf8'))
    const isCancel = request.url === PAYOUT_CANCEL_PATH
    if ((request.url !== PAYOUT_PATH && !isCancel) || isSilent) return void request.socket.destroy()
    if (isCancel) cancelled.push(order.order)
    else if (!orders.some((known) => known.order === order.order)) orders.push(order)
    const state = cancelled.includes(order.order) ? 'failed' : 'open'
    const report: PayoutReport = { order: order.order, state, payments: [] }
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(report))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    server,
    address,
    orders,
    cancelled,
    /** From now on it hangs up before it says anything, or no longer. */
    beSilent: (silent: boolean) => {
      isSilent = silent
    },
  }
}
