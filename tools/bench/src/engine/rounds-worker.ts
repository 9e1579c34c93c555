import { parentPort, workerData } from 'node:worker_threads'
import { drawFrom } from '@sanuk/engines/random/draw'
import { compile } from '@sanuk/engines/slots/compiled'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import * as z from 'zod/mini'
import { repeatableBytes } from './repeatable-bytes.ts'

/** Plays so many rounds with a sequence of its own and tells what they won together, in stakes per line. */
const { rounds, sequence } = z.parse(z.object({ rounds: z.int(), sequence: z.int() }), workerData)
const play = compile(goldenTiger)
const draw = drawFrom(repeatableBytes(sequence))
let won = 0
for (let round = 0; round < rounds; round += 1) won += play(draw)
parentPort?.postMessage(won)
