import { expect, test } from 'vitest'
import { type BrandRow, readBrand } from './brand-record.ts'

const STAND_IN = 'http://localhost:9505'
const project = { project: 'sanuk-test', apiKey: 'public', authDomain: 'sanuk-test.firebaseapp.com' }

const row = (more: Partial<BrandRow>): BrandRow => ({
  id: '11111111-1111-4111-8111-111111111111',
  code: 'TEST',
  name: 'Test',
  demo: true,
  domains: ['test'],
  time_zone: 'Asia/Bangkok',
  currency: 'THB',
  languages: ['th'],
  lottery_type: 'ELOTT',
  logo: null,
  theme: { light: {}, dark: {} },
  logined_to_home_page: false,
  agent_centre_types: [],
  modules: [],
  registration: {},
  age_minimum: 18,
  password_days: 90,
  customer_service: [],
  blocked_countries: [],
  licences: [],
  cdns: { images: [], games: [] },
  gtag_id: null,
  resources: [],
  sms_countries: ['TH'],
  revision: 1,
  retired_at: null,
  tells_unknown_accounts: false,
  firebase: { ...project, standIn: true },
  ...more,
})
const firebaseOf = (more: Partial<BrandRow>, firebaseStandIn: string | null = STAND_IN) =>
  readBrand(row(more), { maintenance: [], firebaseStandIn }).firebase

test('a demo brand uses the Firebase stand-in of the installation', () => {
  expect(firebaseOf({})).toEqual({ ...project, standIn: STAND_IN })
})

test('a demo brand has no Firebase where the installation has no stand-in', () => {
  expect(firebaseOf({}, null)).toBeNull()
})

test('a real-money brand that would trust a Firebase stand-in is refused', () => {
  expect(() => firebaseOf({ demo: false })).toThrow('may not believe a stand-in')
})

test('a brand with a real Firebase project never uses the stand-in', () => {
  const firebase = { ...project, standIn: false }
  expect(firebaseOf({ demo: false, firebase })).toEqual({ ...project, standIn: null })
  expect(firebaseOf({ firebase })).toEqual({ ...project, standIn: null })
})
