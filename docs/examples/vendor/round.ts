// Plays one round as a vendor's game server does. Needs Node 24 and nothing else:
//   PLATFORM=https://… VENDOR=ACME KEY_ID=k1 VENDOR_SECRET=… LAUNCH_TICKET=… GAME=tiger node round.ts
import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const { PLATFORM = '', VENDOR = '', KEY_ID = '', VENDOR_SECRET = '', LAUNCH_TICKET = '', GAME = '' } = process.env

type Answer = { status: string; message?: string; [field: string]: unknown }

/** Signs a call and sends it once. */
async function send(path: string, body: string): Promise<Answer> {
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', VENDOR_SECRET).update(`POST\n${path}\n${timestamp}\n${body}`).digest('hex')
  const reply = await fetch(`${PLATFORM}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vendor': VENDOR,
      'x-key': KEY_ID,
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    body,
    signal: AbortSignal.timeout(3_000),
  })
  return (await reply.json()) as Answer
}

/** Makes a call until its outcome is known. The body never changes, so a repeat can do no harm. */
async function call(name: string, content: object): Promise<Answer> {
  const body = JSON.stringify({ requestId: randomUUID(), ...content })
  for (const seconds of [0.5, 1, 2, 4, 8]) {
    const answer = await send(`/seamless/v1/${name}`, body).catch(() => ({ status: 'RETRY' }))
    if (answer.status !== 'RETRY' && answer.status !== 'TOO_MANY_REQUESTS') return answer
    await pause(seconds * 1000)
  }
  throw new Error(`${name}: no answer yet. Keep the transaction and go on asking.`)
}

const session = await call('authenticate', { token: LAUNCH_TICKET })
if (session.status !== 'OK') throw new Error(`authenticate: ${session.status}`)

const round = randomUUID()
const party = { token: LAUNCH_TICKET, member: session.member, currency: session.currency, game: GAME }

const bet = { ...party, transaction: randomUUID(), round, amount: '1.00' }
const staked = await call('bet', bet)
console.log('bet', staked.status, staked.balance)

if (staked.status === 'OK') {
  const win = { ...party, transaction: randomUUID(), round, bet: bet.transaction, amount: '2.50', roundClosed: true }
  const won = await call('win', win)
  console.log('win', won.status, won.balance)
}
