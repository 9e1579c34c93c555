import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierHouse, newSlip, openCashierHouse } from './cashier.fixture.ts'

let house: CashierHouse
beforeAll(async () => {
  house = await openCashierHouse()
})
afterAll(() => house.close())

/** A member with an order, and how they send slips for it. */
async function newOrder() {
  const member = await house.newMember()
  const { id } = (await member.ask('bank_transfer', '900')).body.value
  const send = (picture: Buffer) =>
    member.call('POST', `/wps/cashier/deposits/${id}/slip`, { picture: picture.toString('base64') })
  return { id, send }
}

const kept = async (): Promise<number> => (await house.pool.query('select from pictures.picture')).rowCount ?? 0

test.each<[string, (slip: Buffer) => Promise<Buffer>]>([
  ['as it is', async (slip) => slip],
  ['with one byte behind its end', async (slip) => Buffer.concat([slip, Buffer.from([0])])],
  ['saved again', (slip) => sharp(slip).png({ compressionLevel: 0 }).toBuffer()],
  ['with other metadata', (slip) => sharp(slip).withMetadata({ orientation: 6, density: 300 }).png().toBuffer()],
])('a slip sent for one deposit is refused for another, %s', async (_, how) => {
  const slip = await newSlip()
  const [first, second] = [await newOrder(), await newOrder()]
  expect((await first.send(slip)).status).toBe(200)
  const before = await kept()
  expect(await second.send(await how(slip))).toMatchObject({ status: 409, body: { code: 'slip_used' } })
  expect(await kept()).toBe(before)
  expect((await second.send(await newSlip())).status).toBe(200)
})

test('the same slip sent for several deposits at once is taken once', async () => {
  const slip = await newSlip()
  const orders = await Promise.all(Array.from({ length: 4 }, newOrder))
  const statuses = await Promise.all(orders.map(async ({ send }) => (await send(slip)).status))
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
})

test('at most five slips are taken for one deposit, also at once', async () => {
  const { id, send } = await newOrder()
  for (const slip of await Promise.all(Array.from({ length: 4 }, newSlip))) expect((await send(slip)).status).toBe(200)
  const answers = await Promise.all((await Promise.all(Array.from({ length: 8 }, newSlip))).map(send))
  expect(answers.map(({ body }) => body.code ?? 'taken').toSorted()).toEqual([
    ...Array(7).fill('deposit_slips_full'),
    'taken',
  ])
  const operator = house.newOperator()
  expect((await operator('GET', `deposits/${id}/slips`)).body.value.list).toHaveLength(5)
})

test('a picture that is no PNG or JPEG is refused by its format in the reader’s language', async () => {
  const { send } = await newOrder()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const { status, body } = await send(heic)
  expect([status, body.code, body.message.includes('HEIC')]).toEqual([415, 'picture_format', true])
})
