import { expect, test } from 'vitest'
import { type BrandRow, readBrand } from './brand-record.ts'

const STAND_IN = 'http://localhost:9505'
const project = { project: 'sanuk-test', apiKey: 'public', authDomain: 'sanuk-test.firebaseapp.com' }

const row = (more: Partial<BrandRow>): BrandRow => ({
  ...{ id: '11111111-1111-4111-8111-111111111111', code: 'TEST', name: 'Test', demo: true, domains: ['test'] },
  ...{ time_zone: 'Asia/Bangkok', currency: 'THB', languages: ['th'], lottery_type: 'ELOTT', logo: null },
  ...{ theme: { light: {}, dark: {} }, logined_to_home_page: false, agent_centre_types: [], modules: [] },
  ...{ registration: {}, age_minimum: 18, customer_service: [], blocked_countries: [], licences: [] },
  ...{ cdns: { images: [], games: [] }, gtag_id: null, resources: [], sms_countries: ['TH'] },
  ...{ revision: 1, tells_unknown_accounts: false, firebase: { ...project, standIn: true } },
  ...more,
})
const firebaseOf = (more: Partial<BrandRow>, firebaseStandIn: string | null = STAND_IN) =>
  readBrand(row(more), { maintenance: [], firebaseStandIn }).firebase

test('a demo brand speaks to the stand-in that the installation has', () => {
  expect(firebaseOf({})).toEqual({ ...project, standIn: STAND_IN })
})

test('without a stand-in such a brand has its numbers proved by codes of ours', () => {
  expect(firebaseOf({}, null)).toBeNull()
})

test('a brand that takes real money is not served if it would believe a stand-in', () => {
  expect(() => firebaseOf({ demo: false })).toThrow('may not believe a stand-in')
})

test('a project of Google’s is Google’s, whatever else stands in the installation', () => {
  const firebase = { ...project, standIn: false }
  expect(firebaseOf({ demo: false, firebase })).toEqual({ ...project, standIn: null })
  expect(firebaseOf({ firebase })).toEqual({ ...project, standIn: null })
})
