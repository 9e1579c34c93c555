import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { checkBooks } from '@sanuk/ledger/check'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { buildHouse } from '../../src/house.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { createLive } from '../../src/platform/live.ts'
import type { TransferStep } from '../../src/platform/vendor-wallets.ts'
import { anywhere } from '../anywhere.fixture.ts'
import { openHouse } from '../house.fixture.ts'
import { startWalletVendor } from './wallet-vendor.fixture.ts'

/** Short, so that a test of silence is short. */
const PATIENCE = { deposit: 500, withdraw: 500, balance: 2_000, status: 500 }

export type TransferHouse = Awaited<ReturnType<typeof openTransferHouse>>

/** The house with the vendor that holds a wallet of its own, a real program beside it. */
export async function openTransferHouse() {
  const satang = await startWalletVendor()
  let stop: (step: TransferStep) => Promise<void> = async () => undefined
  const house = await openHouse([satang.vendor], {
    walletPatience: PATIENCE,
    transferReached: (step) => stop(step),
  }).catch(async (error) => {
    await satang.close()
    throw error
  })
  await house.synchroniseCatalogue()
  const ask = (method: string, path: string, more: { token: string; body?: unknown }) =>
    house.call({ method, path: `/wps/relay/wallet/${path}`, ...more })
  return {
    ...house,
    satang,
    /** What happens at a step; to throw is to die there: nothing after it is done. */
    at: (doing: typeof stop) => {
      stop = doing
    },
    askAgain: async (): Promise<void> => {
      await house.jobs.find(({ name }) => name === 'transfers-ask-again')?.work()
    },
    /** Another process of the same platform, as far as its jobs go. */
    anotherServer: async () => {
      const log = createLog('silent')
      const databases = openDatabase(house.clones.serverUrl, log)
      const live = await createLive(house.clones.serverUrl, databases.pool, log)
      const other = await buildHouse({
        databases,
        live,
        log,
        outgoing: anywhere,
        bank: null,
        clock: house.clock,
        gameVendors: [satang.vendor],
        siteOrigin: 'http://localhost',
        trustedProxies: [],
        requestsPerMinute: 1_000,
        walletPatience: PATIENCE,
      })
      return {
        askAgain: async (): Promise<void> => {
          await other.jobs.find(({ name }) => name === 'transfers-ask-again')?.work()
        },
        close: async () => {
          await Promise.all([other.site.close(), other.office.close(), live.close()])
          await databases.close()
        },
      }
    },
    /** A fresh member with money in the main wallet. */
    memberWith: async (money: string) => {
      const token: string = (await house.register(newUsername())).body.value.token
      const { id } = (await house.call({ method: 'GET', path: '/wps/member/info', token })).body.value
      const wish = { requestId: randomUUID(), method: 'promptpay', amount: money }
      const deposit = await house.call({ method: 'POST', path: '/wps/cashier/deposits', token, body: wish })
      await house.pay({
        bankReference: randomUUID(),
        reference: deposit.body.value.reference,
        amount: money,
        currency: 'THB',
        paidAt: new Date().toISOString(),
      })
      const balance = async (): Promise<string> =>
        (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance
      return {
        id: String(id),
        token,
        balance,
        move: (direction: 'in' | 'out', amount?: string, requestId: string = randomUUID()) => {
          house.passTime(1)
          const body = { requestId, vendor: 'SATANG', direction, ...(amount === undefined ? {} : { amount }) }
          return ask('POST', 'transfer', { token, body })
        },
        collect: async () => (await ask('POST', 'collect', { token })).body.value.collected,
        merchants: async () => (await ask('GET', 'merchants', { token })).body.value,
        automatic: (automatic: boolean) => ask('PUT', 'automatic', { token, body: { automatic } }),
        transfers: async () => (await ask('GET', 'transfers', { token })).body.value.list,
        /** Main wallet and the vendor's, by each side's own word. */
        both: async () => [await balance(), await satang.holds(String(id))],
      }
    },
    /** Checks of the books that found something. */
    brokenBooks: async () => (await checkBooks(house.pool)).filter(({ violations }) => violations > 0),
    close: async () => {
      await house.close()
      await satang.close()
    },
  }
}
