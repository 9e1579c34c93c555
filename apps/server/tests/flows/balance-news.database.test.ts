import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type LiveMessage, liveMessage } from '@sanuk/contracts/live'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openSecondHouse } from '../sign-in/second-house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'

let house: TestHouse
let second: Awaited<ReturnType<typeof openSecondHouse>>
let story: ReturnType<typeof openStory>
beforeAll(async () => {
  house = await openHouse()
  second = await openSecondHouse(house)
  story = openStory(house)
  await house.synchroniseCatalogue()
  await second.site.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await second.close()
  await house.close()
})

type Balance = Extract<LiveMessage, { kind: 'balance' }>

/** A page of the member at another process than the one that moves the money; answers the balances that it is told. */
async function openPage({ token }: Member): Promise<Balance[]> {
  const { port } = second.site.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/live`)
  onTestFinished(() => socket.close())
  await once(socket, 'open')
  const balances: Balance[] = []
  const greeted = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const message = liveMessage.parse(JSON.parse(data))
      if (message.kind === 'balance') balances.push(message)
      if (message.kind === 'ready') resolve()
    })
  })
  socket.send(JSON.stringify({ token }))
  await greeted
  return balances
}

/** Changes of the wallet as the books have them: what it held after each, by its number. */
async function changesOf({ token }: Member): Promise<Map<number, string>> {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(house.clock())
  const path = `/wps/member/account-record?from=${today}&to=${today}`
  const { body } = await house.call({ method: 'GET', path, token })
  return new Map(
    body.value.list.map(({ number, balanceAfter }: { number: number; balanceAfter: string }) => [number, balanceAfter]),
  )
}

test('news of a balance and its answer carry the number of the wallet’s change, as the account record has it', async () => {
  const member = await story.member()
  await story.deposit(member, '100')
  const balances = await openPage(member)
  const seat = await story.openGame(member)
  const bet = () => house.seamless('bet', { ...seat, transaction: randomUUID(), round: randomUUID(), amount: '1' })
  const bets = await Promise.all(Array.from({ length: 12 }, bet))
  expect(bets.map(({ status }) => status)).toEqual(Array(12).fill(200))
  const changes = await changesOf(member)
  expect(changes.get(13)).toBe('88.00')
  await expect.poll(() => balances.at(-1)).toEqual({ kind: 'balance', sumBalance: '88.00', version: 13 })
  for (const { version, sumBalance } of balances) expect(changes.get(version)).toBe(sumBalance)
  const { body } = await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token: member.token })
  expect(body.value).toMatchObject({ sumBalance: '88.00', version: 13 })
})

test('a wallet that was never used holds nothing in its version 0', async () => {
  const { token } = await story.member()
  const { body } = await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })
  expect(body.value).toEqual({ sumBalance: '0.00', version: 0, currency: 'THB', currencySymbol: '฿' })
})
