import { expect, test } from 'vitest'
import { isEd25519, signEd25519 } from './ed25519.ts'

/** Keys as RFC 8410 wraps the bytes of RFC 8032. */
const pem = (label: string, hex: string) =>
  `-----BEGIN ${label} KEY-----\n${Buffer.from(hex, 'hex').toString('base64')}\n-----END ${label} KEY-----\n`
const privateOf = (seed: string) => ({
  id: 'k',
  algorithm: 'ed25519' as const,
  privateKey: pem('PRIVATE', `302e020100300506032b657004220420${seed}`),
})
const publicOf = (point: string) => ({
  id: 'k',
  algorithm: 'ed25519' as const,
  publicKey: pem('PUBLIC', `302a300506032b6570032100${point}`),
})

/** RFC 8032, 7.1: TEST 1, 2 and 3. */
const VECTORS = [
  {
    seed: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    point: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    message: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    seed: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    point: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    message: '72',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
  {
    seed: 'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
    point: 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    message: 'af82',
    signature:
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  },
]

const bytes = (hex: string) => Buffer.from(hex, 'hex')
const base64 = (hex: string) => bytes(hex).toString('base64')

test.each(VECTORS)('Ed25519: matches RFC 8032 for message "$message"', async ({ seed, point, message, signature }) => {
  expect(signEd25519(privateOf(seed), bytes(message))).toBe(base64(signature))
  expect(await isEd25519(base64(signature), publicOf(point), bytes(message))).toBe(true)
  expect(await isEd25519(base64(signature), publicOf(point), bytes(`${message}00`))).toBe(false)
})

test('Ed25519: rejects a signature whose second half is not reduced', async () => {
  // L, the order of the group (RFC 8032, 5.1), added to S of TEST 2 is the same number to a careless reader.
  const order = 2n ** 252n + 27742317777372353535851937790883648493n
  const [vector] = VECTORS.slice(1)
  const half = bytes(vector?.signature ?? '').subarray(32)
  const unreduced = BigInt(`0x${Buffer.from(half).reverse().toString('hex')}`) + order
  const swapped = bytes(unreduced.toString(16).padStart(64, '0')).reverse()
  const signature = Buffer.concat([bytes(vector?.signature ?? '').subarray(0, 32), swapped]).toString('base64')
  expect(await isEd25519(signature, publicOf(vector?.point ?? ''), bytes(vector?.message ?? ''))).toBe(false)
})

const [first] = VECTORS
const right = base64(first?.signature ?? '')
test.each([
  ['without base64 padding', right.replaceAll('=', '')],
  ['with extra base64 padding', `${right}=`],
  ['in base64url', right.replaceAll('+', '-').replaceAll('/', '_')],
  ['in hex', first?.signature ?? ''],
  ['with a line feed', `${right}\n`],
  ['with non-canonical trailing base64 bits', right.replace('CQ==', 'CR==').replace('Cw==', 'Cx==')],
  ['that is empty', ''],
])('Ed25519: rejects a signature %s', async (_, signature) => {
  expect(signature).not.toBe(right)
  expect(await isEd25519(signature, publicOf(first?.point ?? ''), bytes(''))).toBe(false)
})

test('Ed25519: rejects an X25519 key', async () => {
  // openssl genpkey -algorithm x25519 | openssl pkey -pubout
  const publicKey =
    '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VuAyEAeC+32NNYgqWYctMo8MOu5C+de5a+X7vhcpVU+28ZPgo=\n-----END PUBLIC KEY-----\n'
  const key = { id: 'k', algorithm: 'ed25519' as const, publicKey }
  await expect(isEd25519(right, key, bytes(''))).rejects.toThrow('x25519')
})
