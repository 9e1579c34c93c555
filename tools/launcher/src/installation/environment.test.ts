import { expect, test } from 'vitest'
import {
  bankEnvironment,
  type Installation,
  messagesEnvironment,
  placesFrom,
  plainEnvironmentOf,
  resultFeedEnvironment,
  serverEnvironment,
  studioEnvironment,
  walletVendorEnvironment,
} from './environment.ts'

const installation = (given: NodeJS.ProcessEnv): Installation => ({
  places: placesFrom(9000, given),
  mode: 'demo',
  dataDirectory: '/data',
  urls: { ownerUrl: 'postgres://owner', serverUrl: 'postgres://server', studioUrl: 'postgres://studio' },
  secrets: {
    superuser: 's',
    owner: 'o',
    server: 'r',
    studio: 't',
    vendorKey: 'vendor-key',
    bankKey: 'bank-key',
    gatewayKey: 'gateway-key',
    feedKey: 'feed-key',
    walletKey: 'wallet-key',
    ledgerKey: 'l',
    smsKey: 'sms-key',
    seedKey: 'seed-key',
  },
  accounts: undefined,
})

test('the programs take consecutive ports', () => {
  const { ports, origins } = placesFrom(9000, {})
  expect(ports).toEqual({
    site: 9000,
    office: 9001,
    studio: 9002,
    bank: 9003,
    satang: 9004,
    messages: 9005,
    smtp: 9006,
  })
  expect(origins.studio).toBe('http://localhost:9002')
})

test('behind a proxy, browsers get the public origin and programs call each other directly', () => {
  const behind = installation({ SANUK_SITE_ORIGIN: 'https://sanuk.example', HOST: '0.0.0.0' })
  expect(studioEnvironment(behind)).toMatchObject({
    SANUK_SITE_ORIGIN: 'https://sanuk.example',
    PLATFORM_ORIGIN: 'http://127.0.0.1:9000',
  })
})

test('each program gets only its own database URL and keys, and none the owner’s', () => {
  const demo = installation({})
  const programs = [
    ...[serverEnvironment, studioEnvironment, bankEnvironment],
    ...[walletVendorEnvironment, messagesEnvironment, resultFeedEnvironment],
  ]
  const texts = programs.map((of) => JSON.stringify(of(demo)))
  expect(texts.filter((text) => text.includes('postgres://owner'))).toEqual([])
  expect(texts.map((text) => text.includes('postgres://server'))).toEqual([true, false, false, false, false, false])
  expect(texts.map((text) => text.includes('postgres://studio'))).toEqual([false, true, false, false, false, false])
  expect(texts.map((text) => text.includes('bank-key'))).toEqual([true, false, true, false, false, false])
  expect(texts.map((text) => text.includes('wallet-key'))).toEqual([true, false, false, true, false, false])
  expect(texts.map((text) => text.includes('vendor-key'))).toEqual([true, true, false, false, false, false])
  expect(texts.map((text) => text.includes('feed-key'))).toEqual([true, false, false, false, false, true])
  expect(texts.map((text) => text.includes('sms-key'))).toEqual([true, false, false, false, true, false])
})

test('programs inherit only the variables they need from the caller', () => {
  expect(plainEnvironmentOf({ PATH: '/bin', DATABASE_URL: 'secret', AWS_KEY: 'secret' })).toEqual({ PATH: '/bin' })
})
