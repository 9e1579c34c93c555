import { afterEach, beforeEach, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { openBrowser } from '../browser.fixture.ts'
import { openHouseWithPhone, thaiNumber } from './phone.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithPhone>>
beforeEach(async () => {
  house = await openHouseWithPhone()
})
afterEach(() => house.close())

const MINUTE_MS = 60_000
const NUMBERS = runsSlowTests ? 1000 : 200
const browsers = new Map<string, ReturnType<typeof openBrowser>>()
beforeEach(() => browsers.clear())

async function ask(ending: number, address = '198.51.100.1'): Promise<string> {
  const browser = browsers.get(address) ?? openBrowser(house, { address })
  browsers.set(address, browser)
  const { status, body } = await browser.send({
    method: 'POST',
    path: '/wps/verification/sms/register',
    body: { mobileNum: thaiNumber(ending).typed, countryDialingCode: '66', purpose: 'register' },
  })
  return status === 200 ? 'sent' : body.code
}

test(`requests for ${NUMBERS} consecutive numbers from fifty addresses send fewer than twenty codes`, async () => {
  // Across two areas, as an attacker would lie; in no order.
  const endings = Array.from({ length: NUMBERS }, (_, index) => 12345500 + ((index * 7) % NUMBERS))
  const networks = (index: number) => `203.${index % 50}.113.7`
  for (const [index, ending] of endings.entries()) await ask(ending, networks(index))
  const { length } = house.phone.messages()
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThan(20)
})

test('slow SMS pumping is blocked for a day after twelve messages', async () => {
  const answers: string[] = []
  for (let index = 0; index < 20; index += 1) {
    answers.push(await ask(12340000 + index * 400, `203.${index}.113.7`))
    house.passTime(30 * MINUTE_MS)
  }
  expect(answers).toEqual([...Array(12).fill('sent'), ...Array(8).fill('code_quota_exceeded')])
  house.passTime(24 * 60 * MINUTE_MS)
  expect(await ask(12349999)).toBe('sent')
})

test('a number gets one SMS code a minute and five in a burst', async () => {
  expect([await ask(11111111), await ask(11111111)]).toEqual(['sent', 'code_too_often'])
  const answers: string[] = []
  for (let index = 0; index < 6; index += 1) {
    house.passTime(MINUTE_MS)
    answers.push(await ask(11111111))
  }
  // Six minutes later half of one has come back.
  expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'code_quota_exceeded', 'code_quota_exceeded'])
})

test('refused requests for an SMS code do not count against the quota', async () => {
  for (let index = 0; index < 20; index += 1) await ask(11111111)
  house.passTime(MINUTE_MS)
  expect(await ask(11111111)).toBe('sent')
})

test('a request for an SMS code that comes too soon is answered with the seconds to wait', async () => {
  await ask(11111111)
  const { body } = await openBrowser(house).send({
    method: 'POST',
    path: '/wps/verification/sms/register',
    body: { mobileNum: thaiNumber(11111111).typed, countryDialingCode: '66', purpose: 'register' },
  })
  expect(body).toMatchObject({ code: 'code_too_often', value: { waitSeconds: 60 } })
  expect(body.message).toBe('Too many requests. Please try again after 5 minutes.')
})

test('one IP address gets SMS codes for thirty numbers and no more', async () => {
  const answers: string[] = []
  for (let index = 0; index < 40; index += 1) answers.push(await ask((index + 1) * 1_000_000))
  expect(answers.filter((answer) => answer === 'sent')).toHaveLength(30)
  expect(await ask(98_000_000, '198.51.100.2')).toBe('sent')
})
