import { expect, test } from 'vitest'
import {
  bankEnvironment,
  type Installation,
  messagesEnvironment,
  placesFrom,
  plainEnvironmentOf,
  resultFeedEnvironment,
  roomsEnvironment,
  serverEnvironment,
  studioEnvironment,
  walletVendorEnvironment,
} from './environment.ts'

const installation = (given: NodeJS.ProcessEnv): Installation => ({
  places: placesFrom(9000, given),
  mode: 'demo',
  dataDirectory: '/data',
  urls: {
    ownerUrl: 'postgres://owner',
    serverUrl: 'postgres://server',
    studioUrl: 'postgres://studio',
    roomsUrl: 'postgres://rooms',
  },
  secrets: {
    superuser: 's',
    owner: 'o',
    server: 'r',
    studio: 't',
    rooms: 'm',
    vendorKey: 'vendor-key',
    bankKey: 'bank-key',
    gatewayKey: 'gateway-key',
    feedKey: 'feed-key',
    walletKey: 'wallet-key',
    ledgerKey: 'l',
    smsKey: 'sms-key',
    seedKey: 'seed-key',
    roomsKey: 'rooms-key',
    roomsSeedKey: 'rooms-seed',
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
    rooms: 9007,
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
  const programs = {
    server: serverEnvironment(demo),
    studio: studioEnvironment(demo),
    rooms: roomsEnvironment(demo),
    bank: bankEnvironment(demo),
    wallet: walletVendorEnvironment(demo),
    messages: messagesEnvironment(demo),
    feed: resultFeedEnvironment(demo),
  }
  const whoHas = (secret: string) =>
    Object.entries(programs).flatMap(([name, given]) => (JSON.stringify(given).includes(secret) ? [name] : []))
  expect(whoHas('postgres://owner')).toEqual([])
  expect(whoHas('postgres://server')).toEqual(['server'])
  expect(whoHas('postgres://studio')).toEqual(['studio'])
  expect(whoHas('postgres://rooms')).toEqual(['rooms'])
  expect(whoHas('vendor-key')).toEqual(['server', 'studio'])
  expect(whoHas('seed-key')).toEqual(['studio'])
  expect(whoHas('rooms-key')).toEqual(['server', 'rooms'])
  expect(whoHas('rooms-seed')).toEqual(['rooms'])
  expect(whoHas('bank-key')).toEqual(['server', 'bank'])
  expect(whoHas('gateway-key')).toEqual(['server', 'bank'])
  expect(whoHas('wallet-key')).toEqual(['server', 'wallet'])
  expect(whoHas('feed-key')).toEqual(['server', 'feed'])
  expect(whoHas('sms-key')).toEqual(['server', 'messages'])
})

test('the live tables alone hear which studios deal there', () => {
  const studios = { ROOMS_STUDIO_TABLES: '{"baccarat-emerald":"demo"}', ROOMS_STUDIO_KEYS: '[]' }
  const told = roomsEnvironment(installation({}), { ...studios, AWS_KEY: 'secret' })
  expect(told).toMatchObject(studios)
  expect(told).not.toHaveProperty('AWS_KEY')
  expect(plainEnvironmentOf(studios)).toEqual({})
})

test('programs inherit only the variables they need from the caller', () => {
  expect(plainEnvironmentOf({ PATH: '/bin', DATABASE_URL: 'secret', AWS_KEY: 'secret' })).toEqual({ PATH: '/bin' })
})
