import { parentPort, workerData } from 'node:worker_threads'
import { drawFrom } from '@sanuk/engines/random/draw'
import { compile } from '@sanuk/engines/slots/compiled'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import * as z from 'zod/mini'
import { repeatableBytes } from './repeatable-bytes.ts'

const share = z.object({ rounds: z.int(), sequence: z.int() })

/** So many rounds, and which sequence of numbers they are drawn from. */
export type Share = z.output<typeof share>

// What they won together is told in stakes per line.
const { rounds, sequence } = share.parse(workerData)
const play = compile(goldenTiger)
const draw = drawFrom(repeatableBytes(sequence))
let won = 0
for (let round = 0; round < rounds; round += 1) won += play(draw)
parentPort?.postMessage(won)
