import { randomUUID } from 'node:crypto'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { instantGame } from '@sanuk/studio/games/games'
import type { InstantTitle } from '@sanuk/studio/instant/instant-title'
import { expect } from 'vitest'
import type { AnyState, InstantResult } from '../../../../apps/studio/src/protocol.ts'
import type { clientOf } from '../../../../apps/studio/src/studio.fixture.ts'
import { choiceOf } from '../verified/choices.ts'

type Client = ReturnType<typeof clientOf> & { readonly opened: AnyState }

/** What a round took and gave by the game server's own answer. */
export type Played = { readonly staked: Amount; readonly paid: Amount }

/** What every client says before its first round, who has changed nothing. */
const CLIENT_SEED = 'every title'

/** Plays so many rounds by the calls of the game's own page, another choice and another stake each time. */
export async function playRounds(client: Client, code: string, rounds: number): Promise<Played[]> {
  const { seeds, stakes } = client.opened
  if (!seeds.playing) await client.changeSeed({ commitment: seeds.next, clientSeed: CLIENT_SEED })
  const title = instantGame(code)
  const played: Played[] = []
  for (let number = 0; number < rounds; number += 1) {
    const stake = stakes[number % Math.min(4, stakes.length)] ?? ''
    played.push(await (title ? playOut(client, { title, stake, number }) : spin(client, stake)))
  }
  return played
}

/** A spin takes and gives all of it at once; what lies on its board is opened by the server. */
async function spin(client: Client, stake: string): Promise<Played> {
  const { status, body } = await client.spin(stake)
  expect(status, JSON.stringify(body)).toBe(200)
  await client.shown(body.spin)
  return { staked: parseAmount(body.stake), paid: parseAmount(body.win) }
}

type Wish = { readonly title: InstantTitle; readonly stake: string; readonly number: number }

/** A round without reels, moved on until it is over: with what is left of the options, each in its turn. */
async function playOut(client: Client, { title, stake, number }: Wish): Promise<Played> {
  const id = randomUUID()
  let { status, body } = await client.play(choiceOf(title, number), { stake, spin: id })
  for (; status === 200 && body.win === null; ) {
    ;({ status, body } = await client.move(id, body.moves.length, nextOf(body, number)))
  }
  expect(status, JSON.stringify(body)).toBe(200)
  await client.shown(id)
  return { staked: parseAmount(body.staked), paid: parseAmount(body.win ?? '0') }
}

function nextOf({ options, moves }: InstantResult, number: number): unknown {
  // Whoever goes on and on loses: half of the rounds are cashed out as soon as they can be.
  const isOut = number % 2 === 0 && options.includes('cash-out')
  return isOut ? 'cash-out' : options[(number + moves.length) % options.length]
}
