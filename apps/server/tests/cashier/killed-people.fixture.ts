import { randomInt } from 'node:crypto'
import { readDeposit, requestDeposit } from '@sanuk/contracts/cashier'
import { approveWithdrawal } from '@sanuk/contracts/office-withdrawals'
import { operatorLogin, operatorProof } from '@sanuk/contracts/operators'
import { addPayee } from '@sanuk/contracts/payees'
import { register } from '@sanuk/contracts/registration'
import { setPaymentPassword } from '@sanuk/contracts/security'
import { balance } from '@sanuk/contracts/wallet'
import { answerWithdrawal, cancelWithdrawal, readWithdrawal, requestWithdrawal } from '@sanuk/contracts/withdrawals'
import { openWire } from '@sanuk/wire/wire'
import { generateSync } from 'otplib'
import pg from 'pg'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import type { KilledServer } from './killed-server.fixture.ts'

const PASSWORD = 'correct horse battery'
const PAYMENT_PASSWORD = '204816'

type House = Pick<KilledServer, 'origins' | 'clones'>
type Wish = { readonly requestId: string; readonly amount: string }
type Order = { readonly id: string; readonly payload: string | null; readonly amount: string } & {
  readonly redirect: string | null
  readonly transfer: { readonly number: string } | null
}

/** A member of a server that is killed now and then, who has a bank to pay with. */
export async function newMember({ origins }: House) {
  let token: string | null = null
  const call = openWire({ origin: origins.site, language: () => 'en', token: () => token })
  const username = newUsername('k')
  const person = { username, password: PASSWORD, confirmPassword: PASSWORD, birthday: '1990-01-31', agree: true }
  const registered = await call(register, { body: person })
  if (registered.outcome !== 'signed_in') throw new Error('a new member was asked for more')
  token = registered.token

  /** By whatever the order is to be paid by; resolves when the platform has answered the bank, or as good as that. */
  const pay = async ({ payload, transfer, redirect, amount }: Order): Promise<void> => {
    if (redirect) {
      const body = new URLSearchParams({ what: 'pay' })
      return void (await fetch(redirect, { method: 'POST', body, redirect: 'manual' }))
    }
    const [path, body] = transfer
      ? ['/api/transfer', { account: transfer.number.replaceAll('-', ''), amount }]
      : ['/api/pay', { payload }]
    const headers = { 'content-type': 'application/json' }
    const paid = await fetch(`${origins.bank}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!paid.ok) throw new Error(`the bank answered ${paid.status}`)
  }

  return {
    username,
    pay,
    ask: (method: string, wish: Wish) => call(requestDeposit, { body: { ...wish, method } }),
    readDeposit: (id: string) => call(readDeposit, { params: { id } }),
    balance: async () => (await call(balance)).sumBalance,
    /** An account in a bank, and the password money leaves by. */
    addAccount: async (): Promise<string> => {
      const proof = { way: 'password', password: PASSWORD } as const
      await call(setPaymentPassword, { body: { paymentPassword: PAYMENT_PASSWORD, proof } })
      const number = String(randomInt(10 ** 9, 10 ** 10))
      const added = { bank: '004', number, holder: 'Somchai Jaidee', paymentPassword: PAYMENT_PASSWORD } as const
      return (await call(addPayee, { body: added })).id
    },
    withdraw: (account: string, wish: Wish) =>
      call(requestWithdrawal, { body: { ...wish, account, paymentPassword: PAYMENT_PASSWORD } }),
    readWithdrawal: (id: string) => call(readWithdrawal, { params: { id } }),
    cancel: (id: string) => call(cancelWithdrawal, { params: { id } }),
    answer: (id: string) => call(answerWithdrawal, { params: { id }, body: { answer: 'received' } }),
  }
}

/** A member of staff who lets money go. */
export async function newOperator(
  { origins }: House,
  { username, authenticator }: { readonly username: string; readonly authenticator: string },
) {
  let token: string | null = null
  const call = openWire({ origin: origins.office, language: () => 'en', token: () => token })
  const { ticket } = await call(operatorLogin, { body: { username, password: PASSWORD } })
  const code = generateSync({ secret: authenticator })
  token = (await call(operatorProof, { body: { ticket, way: 'totp', code } })).token
  return { approve: (id: string) => call(approveWithdrawal, { params: { id }, body: { payBy: 'bank' } }) }
}

/** The database as its owner sees it, and as nobody else does. */
export async function asOwner<T>({ clones }: House, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: clones.ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
