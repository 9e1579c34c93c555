import { createHash, createHmac } from 'node:crypto'
import { drawFrom } from '@sanuk/engines/random/draw'
import { type Beginning, boughtFrom, coinsOf, type SlotMachine } from '@sanuk/engines/slots/machine'
import type { Piece } from '@sanuk/engines/slots/pick'
import { type Picks, spinWith } from '@sanuk/engines/slots/spin'
import { hashOf } from './draws.ts'
import { readRecord, type SlotRecord } from './record.ts'

const SERVER_SEED = createHash('sha256').update('a server seed of this test').digest('hex')

/** Bytes by the published scheme, from another library than the verifier's. */
function serverBytes(clientSeed: string, nonce: number): () => number {
  const bytes: number[] = []
  let block = 0
  return () => {
    if (bytes.length === 0) {
      bytes.push(...createHmac('sha256', SERVER_SEED).update(`${clientSeed}:${nonce}:${block}`).digest())
      block += 1
    }
    return bytes.shift() ?? 0
  }
}

/** A round as the server's own engine draws it, a baht a coin. */
export const played = (machine: SlotMachine, nonce: number, beginning: Beginning = 'spin'): SlotRecord =>
  playedWith(machine, nonce, { beginning, picks: null })

/** The same with what its player picks from a board. */
export function playedWith(
  machine: SlotMachine,
  nonce: number,
  { beginning, picks }: { readonly beginning: Beginning; readonly picks: Picks },
): SlotRecord {
  const bought = beginning === 'bought' ? boughtFrom(machine) : undefined
  const ante = beginning === 'ante' ? machine.ante?.coins : undefined
  const { steps, board, win } = spinWith(machine, drawFrom(serverBytes('mine', nonce)), { beginning, picks })
  const priced = <Win extends { readonly win: number }>(one: Win) => ({ ...one, win: `${one.win}` })
  const piece = (one: Piece) =>
    one.kind === 'prize' ? { kind: one.kind, worth: `${one.coins * (board?.times ?? 1)}` } : one
  const read = readRecord(
    JSON.stringify({
      format: 'sanuk-round-1',
      round: `r${nonce}`,
      at: '2026-11-23T12:00:00.000Z',
      rules: machine,
      seed: { commitment: hashOf(SERVER_SEED), serverSeed: SERVER_SEED, clientSeed: 'mine', nonce },
      stake: `${bought?.coins ?? ante ?? coinsOf(machine)}.00`,
      win: `${win}.00`,
      ...(bought && { bought }),
      ...(ante !== undefined && { ante }),
      ...(board && {
        board: {
          ...board,
          opened: board.opened.map((one) => ({ ...one, piece: piece(one.piece) })),
          worth: `${board.worth}`,
          dealt: board.dealt?.map(piece),
        },
      }),
      steps: steps.map(({ stops: _, ...step }) => ({
        ...priced(step),
        lineWins: step.lineWins.map(priced),
        symbolWins: step.symbolWins?.map(priced),
        scatter: step.scatter && priced(step.scatter),
        held: step.held?.map(({ cell, value }) => ({ cell, value: `${value}.00` })),
      })),
    }),
  )
  if (read?.format !== 'sanuk-round-1') throw new Error('the record cannot be read')
  return read
}
