import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptFor, isPublicKey } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('reproduces the example of RFC 8291, appendix A, byte for byte', () => {
  const browser = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const fresh = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  }
  expect(encryptFor(browser, 'When I grow up, I want to be a watermelon', fresh).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('encrypting the same text twice gives different ciphertexts', () => {
  const p256dh = bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4')
  const browser = { p256dh, auth: randomBytes(16) }
  const [one, other] = [encryptFor(browser, 'hello'), encryptFor(browser, 'hello')]
  expect(one.subarray(0, 86)).not.toEqual(other.subarray(0, 86))
  expect(one.subarray(86)).not.toEqual(other.subarray(86))
})

test('bytes that are not a point of the curve are rejected as public key', () => {
  expect(isPublicKey(Buffer.concat([Buffer.from([4]), randomBytes(64)]))).toBe(false)
  expect(isPublicKey(Buffer.alloc(65, 4))).toBe(false)
  expect(isPublicKey(Buffer.alloc(0))).toBe(false)
})
