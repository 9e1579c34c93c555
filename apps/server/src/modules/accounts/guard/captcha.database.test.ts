import { solveHumanCheck } from '@sanuk/wire/human-proof'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedGuard, openGuard, outcomeOf, readPicture, someBrand } from './guard.fixture.ts'

let opened: OpenedGuard
beforeAll(async () => {
  opened = await openGuard()
})
afterAll(() => opened.close())

const brand = someBrand()
const stranger = someBrand()
let visitor = 0

async function drawn() {
  visitor += 1
  return brand.within(async () => {
    const { id, image } = await opened.guard.captcha.draw(brand.id, `198.51.100.${visitor}`)
    return { id, image, text: await readPicture(opened, brand.id, id) }
  })
}
const spent = (answer: { id: string; text: string } | undefined, at = brand) =>
  at.within(() => outcomeOf(opened.guard.captcha.spend(at.id, answer)))

test('a captcha is a PNG image', async () => {
  const { image } = await drawn()
  expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG')
})

test('of 100 concurrent right answers to one captcha only one is accepted', async () => {
  const { id, text } = await drawn()
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => spent({ id, text })))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'captcha_wrong')).toHaveLength(99)
})

test('one wrong answer invalidates the captcha', async () => {
  const { id, text } = await drawn()
  expect(await spent({ id, text: text === '12345' ? '54321' : '12345' })).toBe('captcha_wrong')
  expect(await spent({ id, text })).toBe('captcha_wrong')
})

test('a missing answer is refused with captcha_required, and Thai digits are accepted', async () => {
  const { id, text } = await drawn()
  expect(await spent(undefined)).toBe('captcha_required')
  const thai = [...text].map((digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)]).join('')
  expect(await spent({ id, text: ` ${thai} ` })).toBe('accepted')
})

test('a captcha is valid for two minutes and for its own brand only', async () => {
  const [foreign, old] = [await drawn(), await drawn()]
  expect(await spent(foreign, stranger)).toBe('captcha_wrong')
  expect(await spent(foreign)).toBe('accepted')
  opened.passTime(121_000)
  expect(await spent(old)).toBe('captcha_wrong')
})

test('one address gets one captcha a second', async () => {
  const draw = () => brand.within(() => outcomeOf(opened.guard.captcha.draw(brand.id, '203.0.113.9')))
  const outcomes = await Promise.all(Array.from({ length: 10 }, draw))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  opened.passTime(1_000)
  expect(await draw()).toBe('accepted')
})

test('a proof of work replaces one captcha; reused, easier and foreign proofs are refused', async () => {
  const { captcha, human } = opened.guard
  const worked = (proof: string, address = '203.0.113.7') =>
    brand.within(() => outcomeOf(captcha.worked(brand.id, proof, address)))
  const proof = await solveHumanCheck(await brand.within(() => captcha.work(brand.id)))
  const read = await brand.within(() => captcha.worked(brand.id, proof, '203.0.113.8'))
  expect(read.text).toMatch(/^\d{5}$/)
  expect(await spent(read)).toBe('accepted')
  expect(await worked(proof)).toBe('human_check_required')

  const easy = await solveHumanCheck(await brand.within(() => human.challenge(brand.id)))
  expect(await worked(easy)).toBe('human_check_required')
  const foreign = await solveHumanCheck(await stranger.within(() => captcha.work(stranger.id)))
  expect(await worked(foreign)).toBe('human_check_required')
  expect(await worked('')).toBe('human_check_required')
  expect(await worked(proof)).toBe('human_check_required')
  expect(await worked(proof)).toBe('too_many_requests')
})
