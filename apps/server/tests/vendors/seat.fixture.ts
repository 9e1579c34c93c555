import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { parseAmount } from '@sanuk/money/amount'
import type { Settings } from '../../../../tools/conformance/src/run.ts'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'

export const OTHER_KEY = { id: 'o1', secret: randomBytes(32).toString('hex') }
/** By it the test's vendor may pay prizes. */
export const CAMPAIGN = 'SONGKRAN'

/** A game of the hall in which the test's game is, and one that is in none. */
export const HALL_GAME = 'hall-mate'
const OTHER_GAME = 'outsider'

const TICKET_MS = 60_000

/** A house that listens, as vendors reach it: with a second vendor beside the test's own. */
export async function openVendorHouse() {
  const house = await openHouse([{ code: 'OTHER', address: 'http://localhost:1', keys: [OTHER_KEY] }])
  await house.synchroniseCatalogue()
  const vendor = await house.vendors.find('STUDIO')
  if (!vendor) throw new Error('there is no such vendor')
  const campaigns = [{ code: CAMPAIGN, budget: { THB: parseAmount('1000000') } }]
  await house.vendors.change('STUDIO', { ...vendor, limits: { ...vendor.limits, campaigns } })
  await fillHall(house)
  await house.site.listen({ host: '127.0.0.1', port: 0 })
  const { port } = house.site.server.address() as AddressInfo
  // Vendors' clocks are their own.
  house.letTimeGoOn()
  return { ...house, address: `http://localhost:${port}` }
}

/** Puts the test's game into a hall, with another one like it, and a third beside the hall. */
async function fillHall({ pool }: TestHouse): Promise<void> {
  await pool.query("update catalogue.game set hall = 'lobby' where vendor = 'STUDIO' and code = $1", [GAME])
  await pool.query(
    `insert into catalogue.game
     select (jsonb_populate_record(game, jsonb_build_object('node_id', gen_random_uuid(), 'code', more.code,
                                                            'hall', more.hall, 'listed', false))).*
       from catalogue.game, (values ($2, 'lobby'), ($3, null)) as more (code, hall)
      where vendor = 'STUDIO' and game.code = $1`,
    [GAME, HALL_GAME, OTHER_GAME],
  )
}

export type VendorHouse = Awaited<ReturnType<typeof openVendorHouse>>

/** A new member with 100 baht; `launch` opens the game for him and answers the ticket. */
export async function seatMember(house: TestHouse) {
  const token = (await house.register(newUsername())).body.value.token
  const wish = { requestId: randomUUID(), method: 'promptpay', amount: '100' }
  const deposit = await house.call({ method: 'POST', path: '/wps/cashier/deposits', token, body: wish })
  const { reference } = deposit.body.value
  const payment = { bankReference: randomUUID(), reference, amount: '100', currency: 'THB' }
  await house.pay({ ...payment, paidAt: new Date().toISOString() })
  const games = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
  const body = { nodeId: games.body.value.list[0].nodeId, device: 'desktop' }
  return {
    launch: async (): Promise<string> => {
      await house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })
      return house.vendor.launches.at(-1)?.ticket ?? ''
    },
  }
}

/** What the conformance program is told to play at this house, with everything that any of its rules needs. */
export async function conformanceSettings(house: VendorHouse, more: Partial<Settings> = {}): Promise<Settings> {
  const seat = await seatMember(house)
  house.passTime(-2 * TICKET_MS)
  const expiredToken = await seat.launch()
  house.passTime(2 * TICKET_MS)
  return {
    address: house.address,
    vendor: { code: 'STUDIO', key: house.vendorKey },
    token: await seat.launch(),
    game: GAME,
    extras: {
      otherVendor: { code: 'OTHER', key: OTHER_KEY },
      otherAddress: '127.0.0.2',
      expiredToken,
      campaign: CAMPAIGN,
      hallGame: HALL_GAME,
      otherGame: OTHER_GAME,
    },
    only: [],
    ...more,
  }
}
