import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { freePort } from '../../../../tools/launcher/src/machine/ports.ts'
import type { GameVendor } from '../../src/platform/vendors.ts'

const PROGRAM = join(import.meta.dirname, '../../../../tools/wallet-vendor/src/main.ts')

const told = z.object({ balance: z.string(), sound: z.boolean() })

/** What the vendor is told to do wrong, as `tools/wallet-vendor/README.md` has it. */
export type Mishap = {
  readonly call: 'deposit' | 'withdraw' | 'balance' | 'status'
  readonly kind: 'call_lost' | 'answer_lost' | 'call_late' | 'answer_late' | 'junk' | 'refused'
  readonly times?: number
  readonly ms?: number
}

/** The sample vendor with a wallet of its own: the real program, on free ports, with its journal in a place of its own. */
export async function startWalletVendor() {
  const directory = await mkdtemp(join(tmpdir(), 'sanuk-satang-'))
  const [port, mishapsPort] = [await freePort(), await freePort()]
  const key = { id: 'k1', secret: randomBytes(32).toString('hex') }
  const address = `http://127.0.0.1:${port}`
  const control = `http://127.0.0.1:${mishapsPort}`
  const environment = {
    SANUK_MODE: 'demo',
    SANUK_DATA: directory,
    SANUK_SITE_ORIGIN: 'http://localhost',
    LOG_LEVEL: 'error',
    SATANG_PORT: String(port),
    SATANG_MISHAPS_PORT: String(mishapsPort),
    SATANG_ORIGIN: address,
    SATANG_KEYS: JSON.stringify([key]),
  }
  let child: ChildProcess | undefined
  /** Starts it, unless it runs. */
  const start = async (): Promise<void> => {
    if (child && child.exitCode === null && child.signalCode === null) return
    const started = spawn(process.execPath, [PROGRAM], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    await new Promise<void>((resolve, reject) => {
      started.stdout.once('data', () => resolve())
      started.once('exit', (code) => reject(new Error(`the vendor ended with ${code}`)))
    })
  }
  /** Ends it as a power cut would; its wallets stay on the disk. */
  const kill = async (): Promise<void> => {
    const running = child
    if (running?.exitCode !== null || running.signalCode !== null) return
    const over = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await over
  }
  await start()
  const vendor: GameVendor = { code: 'SATANG', name: 'Satang Club', wallet: 'transfer', address, keys: [key] }
  return {
    vendor,
    key,
    start,
    kill,
    goWrong: async ({ times = 1, ...mishap }: Mishap): Promise<void> => {
      const body = JSON.stringify({ times, ...mishap })
      await fetch(`${control}/mishaps`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    },
    goRight: async (): Promise<void> => {
      await fetch(`${control}/mishaps`, { method: 'DELETE' })
    },
    /** What a member has there, by the vendor's own journal. */
    holds: async (member: string): Promise<string> => {
      const reply = await fetch(`${control}/wallets/${member}/THB`)
      const { balance, sound } = told.parse(await reply.json())
      if (!sound) throw new Error('the vendor’s wallets are not what their entries come to')
      return balance
    },
    close: async (): Promise<void> => {
      await kill()
      await rm(directory, { recursive: true })
    },
  }
}
