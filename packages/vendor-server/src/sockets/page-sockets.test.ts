import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { servePageSockets } from './page-sockets.ts'

const message = z.strictObject({ says: z.string() })

const app = Fastify()
const heard: string[] = []
const left: string[] = []
let address = ''
let closeAll = () => {}

beforeAll(async () => {
  await app.register(websocket)
  await app.register(async (scope) => {
    closeAll = servePageSockets(scope, {
      path: '/socket',
      message,
      messagesPerSecond: 5,
      admit: async (page, { says }) => {
        if (says === 'stranger') return null
        page.say({ welcome: says })
        return { hear: (next) => heard.push(`${says} ${next.says}`), left: () => left.push(says) }
      },
    })
  })
  address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws')
})
afterAll(() => app.close())

/** A page that has said who it is. */
async function open(name: string) {
  const socket = new WebSocket(`${address}/socket`)
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code)
  })
  const welcomed = new Promise<unknown>((resolve) => {
    socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)))
  })
  await new Promise((resolve) => {
    socket.onopen = resolve
  })
  const say = (says: string) => socket.send(JSON.stringify({ says }))
  say(name)
  return { socket, say, closed, welcomed }
}

test('the first message opens a page, the others are its own, and leaving is noticed', async () => {
  const page = await open('mali')
  page.say('one')
  page.say('two')
  expect(await page.welcomed).toEqual({ welcome: 'mali' })
  await expect.poll(() => heard.filter((one) => one.startsWith('mali'))).toEqual(['mali one', 'mali two'])
  page.socket.close()
  await expect.poll(() => left).toContain('mali')
})

test('a page that is not let in is closed', async () => {
  const { closed } = await open('stranger')
  expect(await closed).toBe(1005)
})

test('what is not in the protocol closes the page', async () => {
  const page = await open('nok')
  page.socket.send('{"shouts":"hey"}')
  expect(await page.closed).toBe(4400)
  const other = await open('nid')
  other.socket.send('no JSON')
  expect(await other.closed).toBe(4400)
})

test('a flood of messages closes the page before all of them are heard', async () => {
  const page = await open('flood')
  for (let number = 0; number < 40; number += 1) page.say(String(number))
  expect(await page.closed).toBe(1008)
  expect(heard.filter((one) => one.startsWith('flood')).length).toBeLessThan(25)
})

test('all pages can be told to come again later', async () => {
  const [one, other] = await Promise.all([open('a'), open('b')])
  await Promise.all([one.welcomed, other.welcomed])
  closeAll()
  expect(await Promise.all([one.closed, other.closed])).toEqual([1001, 1001])
})
