import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let browser: Browser
let token = ''
let staff = ''
beforeAll(async () => {
  house = await openHouse()
  browser = openBrowser(house, { host: 'chandra.localhost' })
  token = (await browser.login('demo')).body.value.token
  staff = (await browser.operatorLogin()).body.value.token
})
afterAll(() => house.close())

test('a brand in dollars offers deposits in amounts of dollars, and neither PromptPay nor Thai banks', async () => {
  const { methods } = (await browser.get('/wps/cashier/methods', token)).body.value
  expect(methods).toMatchObject([
    {
      kind: 'gateway',
      minimum: '1.00',
      maximum: '5000.00',
      quickAmounts: ['5.00', '10.00', '20.00', '50.00', '100.00', '300.00'],
    },
  ])
  const body = { requestId: randomUUID(), method: 'promptpay', amount: '100' }
  const asked = await browser.send({ method: 'POST', path: '/wps/cashier/deposits', token, body })
  expect(asked.body.code).toBe('deposit_method_closed')
})

test('a brand in dollars pays out by terms in dollars until its operators decide otherwise', async () => {
  const terms = (await browser.get('/wps/cashier/withdrawals/terms', token)).body.value
  expect(terms).toMatchObject({
    currency: 'USD',
    minimum: '10.00',
    maximum: '5000.00',
    quickAmounts: ['10', '20', '50', '100', '300'],
  })
  const office = (path: string) => browser.send({ method: 'GET', path, token: staff, part: 'office' })
  expect((await office('/ops/withdrawal-terms')).body.value.usual).toMatchObject({
    minimum: '10.00',
    twoFrom: '1500.00',
  })
})

test('operators of a brand in dollars cannot propose PromptPay', async () => {
  const { list } = (await browser.send({ method: 'GET', path: '/ops/deposit-methods', token: staff, part: 'office' }))
    .body.value
  const { code: _code, enabled: _enabled, proposed: _proposed, ...settings } = list[0]
  const body = { ...settings, kind: 'promptpay' }
  const proposed = await browser.send({
    method: 'POST',
    path: '/ops/deposit-methods',
    token: staff,
    part: 'office',
    body,
  })
  expect(proposed).toMatchObject({ status: 400, body: { fields: [{ field: 'kind', word: 'field.baht_only' }] } })
})
