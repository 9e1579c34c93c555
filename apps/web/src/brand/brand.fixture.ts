import { type ModuleId, moduleTree } from '@sanuk/contracts/modules'
import type { Brand } from './use-brand.ts'

type Change = Partial<Omit<Brand, 'modules' | 'brand'>> & { readonly name?: string; readonly on?: readonly ModuleId[] }

/** What the site knows of a brand: one with nothing of its own, but for what a test changes. */
export const aBrand = ({ name = 'Test', on = [], ...change }: Change = {}): Brand => ({
  brand: { code: 'TEST', name, demo: false },
  languages: [{ code: 'en', name: 'English', direction: 'ltr' }],
  defaultLanguage: 'en',
  timeZone: 'Asia/Bangkok',
  currency: { code: 'THB', symbol: '฿', decimals: 2 },
  lotteryType: 'ELOTT',
  logo: null,
  theme: { light: {}, dark: {} },
  loginedToHomePage: false,
  agentCentreTypes: [],
  agentTypeNames: [],
  modules: moduleTree(new Set(on)),
  customerService: [],
  licences: [],
  cdns: { images: [], games: [] },
  gtagId: null,
  ageMinimum: 18,
  firebase: null,
  diallingCodes: [],
  sealingKey: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k' },
  serverTime: Date.now(),
  ...change,
})
