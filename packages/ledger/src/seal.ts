import { createPrivateKey, createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto'
import type { Queryable } from './queryable.ts'

/** Seals what was committed since the last seal; answers how many attempts. `null`: another process is at it. */
export async function makeSeal(on: Queryable): Promise<number | null> {
  const { rows } = await on.query('select ledger.make_seal() as sealed', [])
  const sealed = rows[0]?.sealed
  return sealed === null || sealed === undefined ? null : Number(sealed)
}

/** The newest seal with our signature: whoever keeps it can tell later whether anything before it was changed. */
export type SignedHead = {
  readonly seal: string
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  readonly signedAt: string
  /** Ed25519, raw 32 bytes, base64. */
  readonly publicKey: string
  /** Ed25519 over `headText`, base64. */
  readonly signature: string
}

/** The bytes a head's signature covers. */
export const headText = ({ seal, hash, signedAt }: Pick<SignedHead, 'seal' | 'hash' | 'signedAt'>): Buffer =>
  Buffer.from(`Sanuk ledger head\n${seal}\n${hash}\n${signedAt}\n`)

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, 7). */
const PKCS8_BEFORE_SEED = '302e020100300506032b657004220420'

/** The private key with which heads are signed, made from the installation's secret. */
export const headKeyFrom = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.from(PKCS8_BEFORE_SEED + hash('sha256', `Sanuk ledger head ${secret}`), 'hex'),
    format: 'der',
    type: 'pkcs8',
  })

/** Signs the newest seal unless that was done already, and keeps the signature beside it. */
export async function signHead(on: Queryable, key: KeyObject, now: Date): Promise<SignedHead | null> {
  const { rows } = await on.query(
    `select number, encode(hash, 'hex') as hash from ledger.seal
      where number = (select max(number) from ledger.seal)
        and not exists (select 1 from ledger.signed_head where seal = number)`,
    [],
  )
  const [newest] = rows
  if (!newest) return null
  const content = { seal: String(newest.number), hash: String(newest.hash), signedAt: now.toISOString() }
  const publicKey = rawPublicKey(createPublicKey(key))
  const signature = sign(null, headText(content), key).toString('base64')
  await on.query('select ledger.keep_signed_head($1, $2, $3, $4)', [
    content.seal,
    content.signedAt,
    publicKey,
    signature,
  ])
  return { ...content, publicKey, signature }
}

/** The signed heads that were published last, newest first. */
export async function signedHeads(on: Queryable, limit: number): Promise<SignedHead[]> {
  const { rows } = await on.query(
    `select seal, encode(hash, 'hex') as hash, signed_at, public_key, signature
       from ledger.signed_head join ledger.seal on seal.number = seal order by seal desc limit $1`,
    [limit],
  )
  return rows.map((row) => ({
    seal: String(row.seal),
    hash: String(row.hash),
    signedAt: row.signed_at instanceof Date ? row.signed_at.toISOString() : String(row.signed_at),
    publicKey: String(row.public_key),
    signature: String(row.signature),
  }))
}

/** Whether a head bears the signature it says it does. */
export function isSignedHead(head: SignedHead): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: base64Url(head.publicKey) }, format: 'jwk' })
  return verify(null, headText(head), key, Buffer.from(head.signature, 'base64'))
}

const base64Url = (base64: string): string => Buffer.from(base64, 'base64').toString('base64url')

function rawPublicKey(key: KeyObject): string {
  const { x } = key.export({ format: 'jwk' })
  if (!x) throw new Error('the key of the ledger is no Ed25519 key')
  return Buffer.from(x, 'base64url').toString('base64')
}
