import { setTimeout as pause } from 'node:timers/promises'
import { addressIn, send } from './visitor.ts'

/** The slowest of a hundred of two cheap calls, in milliseconds: what this program writes. */
export type Felt = { readonly status: number; readonly balance: number }

// A program of its own, so that whoever floods the server does not delay the one who looks at the clock.
const [origin = '', token = '', seconds = '5'] = process.argv.slice(2)

const CALLS = {
  status: { path: '/wps/system/status', headers: {} },
  balance: { path: '/wps/v2/wallets/balance', headers: { authorization: `Bearer ${token}` } },
}

/** A call of each kind every 20 ms, one after the other, and the slowest of a hundred. */
const times: Record<keyof typeof CALLS, number[]> = { status: [], balance: [] }
const until = performance.now() + Number(seconds) * 1000
for (let at = 0; performance.now() < until; at += 1) {
  for (const name of ['status', 'balance'] as const) {
    const { status, tookMs } = await send(origin, { method: 'GET', from: addressIn(600 + (at % 50)), ...CALLS[name] })
    if (status !== 200) throw new Error(`${CALLS[name].path} was answered ${status}`)
    times[name].push(tookMs)
  }
  await pause(20)
}
const slowest = (all: number[]) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.99)] ?? Number.NaN
const felt: Felt = { status: slowest(times.status), balance: slowest(times.balance) }
console.log(JSON.stringify(felt))
process.exit(0)
