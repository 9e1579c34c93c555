import { randomUUID } from 'node:crypto'
import { CompactEncrypt, exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { agreeing, openSealed } from './open-sealed.ts'

// What is opened was sealed by a library of others, and so is checked against its reading of RFC 7516 and RFC 7518.
const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
const { d = '' } = await exportJWK(pair.privateKey)
const kid = randomUUID()
const keyOf = async (asked: string) => {
  if (asked !== kid) throw new Error('no such key')
  return agreeing({ d })
}

type Parties = { readonly apu?: Uint8Array; readonly apv?: Uint8Array }

const sealed = (text: string, header: Record<string, unknown> = {}, parties: Parties = {}): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, ...header })
    .setKeyManagementParameters(parties)
    .encrypt(pair.publicKey, { crit: { told: true } })

const withHeader = async (change: (header: Record<string, unknown>) => unknown): Promise<string> => {
  const [header = '', ...rest] = (await sealed('a text')).split('.')
  const changed = change(JSON.parse(Buffer.from(header, 'base64url').toString()))
  return [Buffer.from(JSON.stringify(changed)).toString('base64url'), ...rest].join('.')
}

test.each(['', 'a text', 'ข้อความ', 'x'.repeat(100_000)])('opens a sealed text: %#', async (text) => {
  expect(await openSealed(await sealed(text), keyOf)).toBe(text)
})

test('opens a body that names its parties in apu and apv', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const body = await sealed('a text', {}, { apu: bytes('Nok'), apv: bytes('Sanuk') })
  expect(await openSealed(body, keyOf)).toBe('a text')
})

test('a changed byte in any part is refused', async () => {
  const parts = (await sealed('a text')).split('.')
  for (const at of [0, 2, 3, 4]) {
    const bytes = Buffer.from(parts[at] ?? '', 'base64url')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    await expect(openSealed(parts.with(at, bytes.toString('base64url')).join('.'), keyOf)).rejects.toThrow()
  }
})

test('a shortened tag or a longer initialization vector is refused', async () => {
  const [header, key, iv = '', text, tag = ''] = (await sealed('a text')).split('.')
  const cut = Buffer.from(tag, 'base64url').subarray(0, 12).toString('base64url')
  await expect(openSealed([header, key, iv, text, cut].join('.'), keyOf)).rejects.toThrow('not of A256GCM')
  await expect(openSealed([header, key, `${iv}AA`, text, tag].join('.'), keyOf)).rejects.toThrow('not of A256GCM')
})

test('an ephemeral key that is not on the curve is refused', async () => {
  const other = await withHeader(({ epk, ...rest }) => ({
    ...rest,
    epk: { ...(epk as object), y: Buffer.alloc(32, 1).toString('base64url') },
  }))
  await expect(openSealed(other, keyOf)).rejects.toThrow('Public key is not valid')
})

test.each([
  { enc: 'A128GCM' },
  { alg: 'ECDH-ES+A256KW' },
  { kid: undefined },
  { kid: 'another' },
  { kid: randomUUID() },
  { told: true, crit: ['told'] },
])('a body sealed with the header %o is refused', async (header) => {
  await expect(openSealed(await sealed('a text', header), keyOf)).rejects.toThrow()
})

test.each([{ alg: 'dir' }, { zip: 'DEF' }, { epk: undefined }, { epk: { kty: 'EC', crv: 'P-256', x: 'AQ', y: 'AQ' } }])(
  'a header changed to %o is refused',
  async (change) => {
    await expect(openSealed(await withHeader((header) => ({ ...header, ...change })), keyOf)).rejects.toThrow()
  },
)

test.each(['', 'a', '.....', 'e30..AA.AA.AA', 'null..AA.AA.AA'])('the malformed body %j is refused', async (body) => {
  await expect(openSealed(body, keyOf)).rejects.toThrow()
})
