import { expect, test } from 'vitest'
import { faultsOf, settingsOf, valuesOf } from './settings-values.ts'
import type { Vendor } from './vendors.ts'

const VENDOR: Vendor = {
  ...{ code: 'ACME', name: 'Acme', wallet: 'seamless', sandbox: true, enabled: true, configured: false },
  ...{ address: null, addresses: ['203.0.113.0/24', '2001:db8::/32'], capEnforced: true, alarm: null },
  limits: [
    { currency: 'THB', float: '1000.00', hourlyWin: null },
    { currency: 'USD', float: null, hourlyWin: '5.00' },
  ],
  ...{ liveKeys: 0, keys: [], lastCallAt: null, madeAt: '2026-11-21T00:00:00.000Z' },
}

test('a form that nobody touched says what was there, in every currency', () => {
  const { name, address, sandbox, addresses, limits, alarm, capEnforced } = VENDOR
  const said = settingsOf(valuesOf(VENDOR, 'THB'), VENDOR, 'THB')
  expect(said).toEqual({ name, address, sandbox, addresses, limits, alarm, capEnforced })
})

test('what was typed is read: blanks around, lines that are empty, an alarm', () => {
  const typed = { name: ' Acme ', address: ' https://a.example ', addresses: '\n 10.0.0.0/8 \n\n', float: '' }
  const values = { ...valuesOf(VENDOR, 'THB'), ...typed, alarm: true, percent: '200', rounds: '50' }
  expect(settingsOf(values, VENDOR, 'THB')).toMatchObject({
    ...{ name: 'Acme', address: 'https://a.example', addresses: ['10.0.0.0/8'] },
    ...{ limits: [{ currency: 'THB', float: null }, { currency: 'USD' }], alarm: { percent: 200, rounds: 50 } },
  })
})

test.each([
  ['limits.0.float', 'float', null],
  ['limits.0.hourlyWin', 'hourlyWin', null],
  ['alarm.percent', 'percent', null],
  ['alarm.rounds', 'rounds', null],
  ['addresses.3', 'addresses', 'vendors.addresses.wrong'],
  ['address', 'address', 'vendors.address.wrong'],
])('a fault of %s is shown at %s', (name, field, word) => {
  const fields = [{ field: name, word: 'field.invalid', message: 'This is not right.' }]
  expect(faultsOf({ fields })).toEqual([{ field, word, message: 'This is not right.' }])
})

test('a fault of no field of the form is none of them', () => {
  expect(faultsOf({ fields: [{ field: 'wallet', word: 'field.unknown', message: '' }] })).toEqual([])
})
