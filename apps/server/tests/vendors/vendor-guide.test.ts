import { createHmac, createPrivateKey, sign } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { TABLE_CALLS } from '@sanuk/contracts/live-tables'
import * as seamless from '@sanuk/contracts/seamless'
import { VENDOR_CALLS } from '@sanuk/contracts/vendor'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'

const DOCS = join(import.meta.dirname, '../../../../docs')
const guide = readFileSync(join(DOCS, 'vendors.md'), 'utf8')

/** The guide's part under a heading, up to the next one of the same depth. */
function under(heading: string): string {
  const start = guide.indexOf(`\n${heading}\n`)
  if (start < 0) expect.fail(`the guide has no heading ${heading}`)
  const rest = guide.slice(start + heading.length + 2)
  const depth = heading.replace(/[^#].*/, '')
  return rest.split(new RegExp(`\n${depth} `))[0] ?? ''
}

const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(/```(\w*)\n([\s\S]*?)```/g)].filter(([, name]) => name === language).map(([, , code]) => code ?? '')

test.each([
  ['### TypeScript', 'ts', ['round.ts']],
  ['### Python', 'python', ['round.py']],
  ['### Shell', 'sh', ['call.sh', 'call-ed25519.sh']],
])('the guide’s code under "%s" equals the tested example files', (heading, language, files) => {
  const written = files.map((file) => readFileSync(join(DOCS, 'examples/vendor', file), 'utf8'))
  expect(blocksIn(under(heading), language)).toEqual(written)
})

type Shapes = { readonly body?: z.ZodMiniType | undefined; readonly answer: z.ZodMiniType }

/** The vendor's calls, by the name in their path. */
const called = Object.values(seamless).filter((it) => typeof it === 'object' && 'path' in it)
const CALLS: readonly [string, Shapes | undefined][] = [
  ...[
    'authenticate',
    'balance',
    'bet',
    'bets',
    'win',
    'betwin',
    'rollback',
    'return',
    'resettle',
    'settle',
    'batch',
    'sit',
    'stand',
    'round',
  ].map((name): [string, Shapes | undefined] => [name, called.find(({ path }) => path === `/seamless/v1/${name}`)]),
  ...Object.entries({ launch: VENDOR_CALLS.launch, games: VENDOR_CALLS.games }),
  ['round-details', VENDOR_CALLS.roundDetails],
  ['jackpots', VENDOR_CALLS.jackpots],
  ['board', VENDOR_CALLS.board],
  ...Object.values(TABLE_CALLS).map((call): [string, Shapes] => [call.path.slice(1), call]),
]

test.each(CALLS)('the guide’s request and answer of %s match the contract', (name, contract) => {
  if (!contract) return expect.fail('there is no such call')
  const [request = '', reply = ''] = blocksIn(under(`### ${name}`), 'json')
  expect(contract.body?.safeParse(JSON.parse(request)).error).toBeUndefined()
  expect(contract.answer.safeParse(JSON.parse(reply)).error).toBeUndefined()
})

test('the guide’s status table lists every status with its HTTP status', () => {
  const rows = [...under('## Statuses, and what to do').matchAll(/^\| `(\w+)` \| (\d+) \|/gm)]
  expect(Object.fromEntries(rows.map(([, status, http]) => [status, Number(http)]))).toEqual(seamless.SEAMLESS_STATUSES)
})

describe('the guide’s signing example', () => {
  const signing = under('## Signing a call')
  const [message = ''] = blocksIn(signing, 'text')
  const bytes = message.replace(/\n$/, '')
  const signatures = [...signing.matchAll(/^X-Signature: (.+)$/gm)].map(([, signature]) => signature)

  test('states the right number of bytes', () => {
    expect(signing).toContain(`Here these are ${Buffer.byteLength(bytes)} bytes.`)
  })

  test('shows the signatures made with its secret and its private key', () => {
    const [, secret = ''] = /With the secret `(.+?)`/.exec(signing) ?? []
    const [, key = ''] = /With the private key `(.+?)`/.exec(signing) ?? []
    const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
    expect(signatures).toEqual([
      createHmac('sha256', secret).update(bytes).digest('hex'),
      sign(null, Buffer.from(bytes), privateKey).toString('base64'),
    ])
  })
})

test.each(['settle', 'bets', 'batch', 'sit', ...Object.values(TABLE_CALLS).map(({ path }) => path.slice(1))])(
  'the guide’s signed %s shows a body of the contract and the signature made with its secret',
  (name) => {
    const [message = '', header = ''] = blocksIn(under(`### ${name}`), 'text')
    const bytes = message.replace(/\n$/, '')
    const [, secret = ''] = /With the secret `(.+?)`/.exec(under('## Signing a call')) ?? []
    expect(header.trim()).toBe(`X-Signature: ${createHmac('sha256', secret).update(bytes).digest('hex')}`)
    expect(under(`### ${name}`)).toMatch(new RegExp(`[Tt]hese ${Buffer.byteLength(bytes)} bytes`))
    const contract = CALLS.find(([call]) => call === name)?.[1]
    expect(contract?.body?.safeParse(JSON.parse(bytes.split('\n')[3] ?? '')).error).toBeUndefined()
  },
)

test('every call that the guide’s batch carries matches its contract', () => {
  const [request = ''] = blocksIn(under('### batch'), 'json')
  for (const { call, ...fields } of JSON.parse(request).calls) {
    const contract = Object.entries(seamless.BATCHED).find(([name]) => name === call)?.[1]
    expect(contract?.safeParse(fields).error).toBeUndefined()
  }
})

test('the guide’s bet with a summary and its prize match the contracts', () => {
  const [, , noted = ''] = blocksIn(under('### bet'), 'json')
  expect(seamless.BATCHED.bet.safeParse(withoutId(noted)).error).toBeUndefined()
  const [prize = ''] = blocksIn(under('#### Prizes'), 'json')
  expect(seamless.BATCHED.win.safeParse(withoutId(prize)).error).toBeUndefined()
  expect([withoutId(noted).summary, withoutId(prize).bonus].every(Boolean)).toBe(true)
})

function withoutId(json: string): Record<string, unknown> {
  const { requestId: _, ...fields } = JSON.parse(json)
  return fields
}

test('links in the guide point to existing headings and files', () => {
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )
  const links = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  for (const link of links) {
    if (link.startsWith('#')) expect(headings).toContain(link.slice(1))
    else expect(() => statOf(link)).not.toThrow()
  }
})

const statOf = (link: string) => statSync(join(DOCS, link))
