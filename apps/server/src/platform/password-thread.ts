import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** What a thread is asked: the hash of a password, or whether it is the one behind a hash. */
export type Ask = { readonly password: string; readonly kept?: string }

/** What a hash costs, as argon2 counts it, and how far its thread stands behind everything else (0 to 19). */
export type HashingCost = {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
  readonly niceness: number
}

const { niceness, ...settings }: HashingCost = workerData

// Linux knows a priority of each thread; elsewhere the threads are as important as the rest.
if (process.platform === 'linux') setPriority(Number(basename(readlinkSync('/proc/thread-self'))), niceness)

parentPort?.on('message', ({ password, kept }: Ask) =>
  parentPort?.postMessage(kept === undefined ? hashSync(password, settings) : verifySync(kept, password)),
)
