import { expect, test } from 'vitest'
import { faultsOf, settingsOf, valuesOf } from './settings-values.ts'
import type { Vendor } from './vendors.ts'

const VENDOR: Vendor = {
  code: 'ACME',
  name: 'Acme',
  wallet: 'seamless',
  sandbox: true,
  enabled: true,
  configured: false,
  address: null,
  addresses: ['203.0.113.0/24', '2001:db8::/32'],
  capEnforced: true,
  seatHours: 6,
  alarm: null,
  limits: [
    { currency: 'THB', float: '1000.00', hourlyWin: null, largestJackpot: '250.00' },
    { currency: 'USD', float: null, hourlyWin: '5.00', largestJackpot: null },
  ],
  campaigns: [
    { code: 'SONGKRAN', currency: 'THB', budget: '50000.00' },
    { code: 'SONGKRAN', currency: 'USD', budget: '1000.00' },
  ],
  liveKeys: 0,
  keys: [],
  lastCallAt: null,
  madeAt: '2026-11-21T00:00:00.000Z',
}

test('an unchanged vendor form gives the stored settings, in every currency', () => {
  const { name, address, sandbox, addresses, limits, campaigns, alarm, capEnforced, seatHours } = VENDOR
  const said = settingsOf(valuesOf(VENDOR, 'THB'), VENDOR, 'THB')
  expect(said).toEqual({ name, address, sandbox, addresses, limits, campaigns, alarm, capEnforced, seatHours })
})

test('a vendor form trims spaces, drops empty lines and reads the alarm', () => {
  const typed = {
    name: ' Acme ',
    address: ' https://a.example ',
    addresses: '\n 10.0.0.0/8 \n\n192.0.2.9, 2001:db8::1',
    float: '',
  }
  const values = {
    ...valuesOf(VENDOR, 'THB'),
    ...typed,
    alarm: true,
    percent: '200',
    rounds: '50',
    campaigns: '\n A  1,000\nB\n',
  }
  expect(settingsOf(values, VENDOR, 'THB')).toMatchObject({
    name: 'Acme',
    address: 'https://a.example',
    addresses: ['10.0.0.0/8', '192.0.2.9/32', '2001:db8::1/128'],
    limits: [{ currency: 'THB', float: null }, { currency: 'USD' }],
    campaigns: [{ code: 'A', budget: '1000', currency: 'THB' }, { code: 'B', budget: '' }, { currency: 'USD' }],
    alarm: { percent: 200, rounds: 50 },
  })
})

test.each([
  ['limits.0.float', 'float', null],
  ['limits.0.hourlyWin', 'hourlyWin', null],
  ['limits.0.largestJackpot', 'largestJackpot', null],
  ['campaigns.1.budget', 'campaigns', 'vendors.campaigns.wrong'],
  ['alarm.percent', 'percent', null],
  ['alarm.rounds', 'rounds', null],
  ['addresses.3', 'addresses', 'vendors.addresses.wrong'],
  ['address', 'address', 'vendors.address.wrong'],
])('a fault of the setting %s is shown at the form field %s', (name, field, word) => {
  const fields = [{ field: name, word: 'field.invalid', message: 'This is not right.' }]
  expect(faultsOf({ fields })).toEqual([{ field, word, message: 'This is not right.' }])
})

test('a fault of a setting outside the vendor form is left out', () => {
  expect(faultsOf({ fields: [{ field: 'wallet', word: 'field.unknown', message: '' }] })).toEqual([])
})
