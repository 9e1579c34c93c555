import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { type ShotsAnswer, shoot, yeekeeRecord, yeekeeShots } from '@sanuk/contracts/lottery-yeekee'
import { whitelabel } from '@sanuk/contracts/system'
import { findAxeViolations } from '@sanuk/ui/axe.fixture'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { endSession, startSession } from '../../../session/session.ts'
import { renderOnSite, say } from '../../../site-part.fixture.tsx'
import { aLottery, anIssue } from '../lottery.fixture.ts'
import type { Phase } from '../round/phase.ts'
import { YeekeeCard } from './yeekee-card.tsx'

const aShot = (place: number, shot: string, name: string | null = 'so***ai') => ({
  id: String(1_000 - place),
  place,
  shot,
  name,
  at: '2026-11-27T08:00:00.000Z',
})

/** 17 shots: fifteen times 11111, then 22222, which is the 16th, and the oldest of a member of another brand. */
const LIST = [
  ...Array.from({ length: 15 }, (_, at) => aShot(at + 1, '11111')),
  aShot(16, '22222'),
  aShot(17, '00003', null),
]

const someShots = (change: Partial<ShotsAnswer> = {}): ShotsAnswer => ({
  isOpen: true,
  count: 17,
  sum: 188_890,
  list: LIST,
  nextCursor: null,
  pauseSeconds: 1,
  shotsMax: 30,
  hiddenSeconds: 5,
  drawn: null,
  ...change,
})

/** 188890 and the own shot, less 22222: 166675, of which 66675 counts. */
const DRAWN: ShotsAnswer['drawn'] = {
  own: '00007',
  fills: [],
  taken: '22222',
  total: 188_897,
  number: '66675',
  result: ['675', '66'],
}

const OPEN: Phase = { kind: 'open', issue: anIssue(817, 38) }

type Change = {
  readonly phase?: Phase
  readonly shots?: Reply<typeof yeekeeShots>
  readonly signedIn?: boolean
}

async function renderCard({ phase = OPEN, shots = { value: someShots() }, signedIn = true }: Change = {}) {
  answerCall(whitelabel, { value: aBrand() })
  const asked = answerCall(yeekeeShots, shots)
  const shot = answerCall(shoot, {
    value: { id: '1000', shot: '01234', at: '2026-11-27T08:00:00.000Z', left: 29, pauseSeconds: 1 },
  })
  if (signedIn) startSession('token')
  else endSession()
  const game = aLottery({ gameCode: 'yeekee-five', family: 'THREE_UP', isShotFor: true })
  const { router } = await renderOnSite(
    <main>
      <h1>{game.gameCode}</h1>
      <YeekeeCard game={game} round={{ phase, latest: null }} />
    </main>,
    { rooms: ['lottery', 'lottery-yeekee'] },
  )
  return { asked, shot, router }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const number = () => page.getByRole('textbox', { name: say('lottery-yeekee.number') })
const rows = () =>
  page
    .getByRole('list', { name: say('lottery-yeekee.list') })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('a number of five digits is pressed and shot, and after the pause another one may be', async () => {
  const { shot, asked } = await renderCard()
  await expect.element(button(say('lottery-yeekee.shoot'))).toBeDisabled()
  for (const digit of ['9', '0', '1', '2', '3', '4', '5']) await button(digit).click()
  await expect.element(number()).toHaveValue('90123')
  await button(say('lottery-yeekee.erase')).click()
  await button('8').click()
  asked.reply({ value: someShots({ count: 18, sum: 278_918, list: [{ ...aShot(1, '90128'), id: '1000' }] }) })
  await button(say('lottery-yeekee.shoot')).click()
  await expect.element(page.getByText(say('lottery-yeekee.you'))).toBeVisible()
  expect(shot.requests).toEqual([
    { params: { gameCode: 'yeekee-five', number: '20261121-0817' }, body: { shot: '90128' } },
  ])
  await expect.element(number()).toHaveValue('')
  await expect.element(page.getByText(say('lottery-yeekee.left', { count: 29 }))).toBeVisible()
  await number().fill('๐๑๒๓๔๕')
  await expect.element(number()).toHaveValue('01234')
  await expect.element(button(say('lottery-yeekee.shoot'))).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => shot.requests.at(-1)?.body).toEqual({ shot: '01234' })
})

test('shots are listed with their places, and the 1st and the 16th are marked', async () => {
  await renderCard()
  await expect.element(page.getByText('188,890')).toBeVisible()
  const shown = rows()
  expect(shown).toHaveLength(17)
  expect(shown[0]).toBe(`111111so***ai${say('lottery-yeekee.first')}`)
  expect(shown[15]).toBe(`1622222so***ai${say('lottery-yeekee.taken')}`)
  expect(shown[16]).toBe(`1700003${say('lottery-yeekee.elsewhere')}`)
  await expect.element(page.getByText(say('lottery-yeekee.hidden', { seconds: 5 }))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
})

test('a refused shot says why, and the number stays', async () => {
  const { shot } = await renderCard()
  shot.reply({ refusal: 'shots_used_up' })
  await number().fill('12345')
  await button(say('lottery-yeekee.shoot')).click()
  await expect.element(page.getByText('shots_used_up')).toBeVisible()
  await expect.element(number()).toHaveValue('12345')
})

test('a visitor who shoots is asked to sign in', async () => {
  const { shot, router } = await renderCard({ signedIn: false })
  await number().fill('12345')
  await button(say('lottery-yeekee.sign_in')).click()
  await expect.poll(() => router.location().search.panel).toBe('login')
  expect(shot.requests).toEqual([])
})

test('an issue that takes no shots says so', async () => {
  await renderCard({ shots: { value: someShots({ isOpen: false }) } })
  await expect.element(page.getByText(say('lottery-yeekee.not_open'))).toBeVisible()
  await number().fill('12345')
  await expect.element(button(say('lottery-yeekee.shoot'))).toBeDisabled()
})

test('a drawn issue shows its arithmetic, and takes its record to the page that checks it', async () => {
  const phase: Phase = {
    kind: 'result',
    drawn: { number: '20261121-0817', drawnAt: '2026-11-27T08:00:00.000Z', result: ['675', '66'] },
    next: null,
  }
  const { router } = await renderCard({ phase, shots: { value: someShots({ isOpen: false, drawn: DRAWN }) } })
  const steps = () =>
    [...document.querySelectorAll('dl')].flatMap((list) =>
      [...list.querySelectorAll('dd')].map(({ textContent }) => textContent.trim()),
    )
  await expect.poll(steps).toEqual(expect.arrayContaining(['188,890', '+ 00007', '− 22222', '= 166,675']))
  await expect.element(page.getByText(say('lottery-yeekee.sum.top', { digits: '675' }))).toBeVisible()
  await expect.element(page.getByText(say('lottery-yeekee.sum.bottom', { digits: '66' }))).toBeVisible()
  expect(await findAxeViolations()).toEqual([])
  const record = {
    format: 'sanuk-yeekee-1' as const,
    game: 'yeekee-five',
    issue: '20261121-0817',
    commitment: 'a'.repeat(64),
    seed: 'b'.repeat(64),
    head: { number: '1', hash: 'c'.repeat(64) },
    sealedAt: '2026-11-27T08:00:00.000Z',
    drawnAt: '2026-11-27T08:00:00.000Z',
    shots: ['12345'],
    own: '00007',
    fills: [],
    result: ['675', '66'],
  }
  answerCall(yeekeeRecord, { value: record })
  await button(say('lottery-yeekee.check')).click()
  await expect.poll(() => JSON.parse(router.location().state.record ?? '{}')).toEqual(record)
  expect(router.location().pathname).toBe('/fairness')
})

test('shots that cannot be loaded can be asked for again', async () => {
  const { asked } = await renderCard({ shots: 'network fault' })
  await expect.element(page.getByText(say('lottery-yeekee.failed'))).toBeVisible()
  asked.reply({ value: someShots({ list: [], count: 0, sum: 0 }) })
  await button(say('site.retry')).click()
  await expect.element(page.getByText(say('lottery-yeekee.none'))).toBeVisible()
})
