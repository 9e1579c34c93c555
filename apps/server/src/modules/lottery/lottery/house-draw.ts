import { createHmac } from 'node:crypto'
import type { FamilyCode, Result } from '@sanuk/engines/lottery/bets'
import { DRAWN } from '@sanuk/engines/lottery/draws'
import { type Draw, drawFrom } from '@sanuk/engines/random/draw'

/** A seal of the ledger, by its number and its hash in hexadecimal digits. */
export type Head = { readonly number: string; readonly hash: string }

/** All that decides a house draw, each part of it made public: the seed after the draw, the rest before. */
export type DrawInputs = {
  readonly game: string
  readonly family: FamilyCode
  readonly issue: string
  /** 32 bytes in hexadecimal digits; its SHA-256 was shown from the opening of the issue on. */
  readonly seed: string
  /** The first seal of the ledger that was made after bets had ended. */
  readonly head: Head
}

/**
 * What is drawn. The bytes are HMAC-SHA-256 under the seed of `<game>:<issue>:<head number>:<head hash>:<block>`, block by
 * block from 0. Neither who plays nor what is staked goes in.
 */
export const drawIssue = ({ family, ...inputs }: DrawInputs): Result => DRAWN[family].draw(houseDraws(inputs))

/** The numbers of a house draw as they are drawn one after the other. */
export function houseDraws({ game, issue, seed, head }: Omit<DrawInputs, 'family'>): Draw {
  const bytes = bytesOf(Buffer.from(seed, 'hex'), `${game}:${issue}:${head.number}:${head.hash}`)
  return drawFrom(() => bytes.next().value)
}

function* bytesOf(key: Buffer, text: string): Generator<number, never> {
  for (let block = 0; ; block += 1) yield* createHmac('sha256', key).update(`${text}:${block}`).digest()
}
