import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import type { TestHouse } from '../house.fixture.ts'
import { LAO, openOfficial, openOfficialHouse } from './official.fixture.ts'

let house: TestHouse
let official: ReturnType<typeof openOfficial>
beforeAll(async () => {
  house = await openOfficialHouse()
  official = openOfficial(house)
})
afterAll(() => house.close())

const A = ['527', '05']
/** Whether the figures of `A` stand in an answer; digits of a number, an id or an instant are none. */
const figuresIn = (answer: unknown): boolean => /(?<![\w.-])527(?![\w.-])/.test(JSON.stringify(answer))
const B = ['528', '05']

/** What an operator is shown of an issue. */
const shownTo = async (who: typeof official.operator, number: string) =>
  (await who('GET', `/lottery/issues/${await official.idOf(number)}`)).body.value

test('a trusted feed draws a sealed issue, and its tickets are paid', async () => {
  const member = await official.player()
  const number = await official.addIssue()
  // 900 for the top three, 90 for the bottom two; the second number of each loses.
  await official.bet(member, number, [
    { play: 'top-three', tickets: ['527', '528'] },
    { play: 'bottom-two', tickets: ['05', '06'], times: 2 },
  ])
  expect((await official.tell(number, A)).body.code).toBe('issue_not_sealed')
  await official.seal(number)
  const awaited = (await official.awaited()).body.value.list
  expect(awaited.find(({ issue }: { issue: string }) => issue === number)).toMatchObject({ game: LAO, widths: [3, 2] })
  expect((await official.tell(number, A)).body.value).toEqual({ outcome: 'drawn' })
  await official.follow(number, 'settled')
  expect(await official.story.balance(member)).toBe('2074.00')
  // Told again it changes nothing; something else is refused with what is known.
  expect((await official.tell(number, A)).body.value).toEqual({ outcome: 'known' })
  expect((await official.tell(number, B)).body).toMatchObject({ code: 'result_known', value: { result: A } })
  expect((await official.awaited()).body.value.list.map(({ issue }: { issue: string }) => issue)).not.toContain(number)
})

test('a result is derived from the number that was drawn', async () => {
  const number = await official.addIssue()
  await official.seal(number)
  const told = { game: LAO, issue: number, figures: { number: '0527' }, drawnAt: new Date().toISOString() }
  const answer = await official.tell(number, A, { ...told, result: undefined })
  expect(answer.body.value).toEqual({ outcome: 'drawn' })
  expect((await shownTo(official.operator, number)).issue.result).toEqual(A)
})

test('a feed is answered truthfully about what it may not tell', async () => {
  const number = await official.addIssue()
  expect((await official.tell('19700101', A)).body.code).toBe('issue_unknown')
  expect((await official.tell(number, A, { game: 'lao-evening' })).body.code).toBe('issue_unknown')
  await official.seal(number)
  expect((await official.tell(number, ['52', '05'])).body.code).toBe('result_invalid')
  const { rows } = await house.pool.query("select number from lottery.issue where game = 'lao-evening' limit 1")
  expect((await official.tell(rows[0].number, A, { game: 'lao-evening' })).body.code).toBe('issue_of_house')
  const strange = { vendor: 'RESULTS', key: { id: 'k1', secret: randomBytes(32).toString('hex') } }
  const content = { game: LAO, issue: number, result: A, drawnAt: new Date().toISOString() }
  expect((await house.signed('/lottery/v1/results', content, strange)).body.code).toBe('invalid_signature')
  // A game vendor signs, too, and has no say in results.
  expect((await house.signedAsStudio('/lottery/v1/results', content)).body.code).toBe('forbidden')
  expect((await house.signedAsStudio('/lottery/v1/awaited-results', {})).body.code).toBe('forbidden')
  expect(await official.stateOf(number)).toBe('sealed')
})

test('what is made up is marked, wherever it is shown', async () => {
  const number = await official.addIssue()
  await official.seal(number)
  expect((await official.tell(number, A, { simulated: true })).body.value).toEqual({ outcome: 'drawn' })
  expect((await shownTo(official.operator, number)).issue.simulated).toBe(true)
  const path = `/lotto/lgw/games/opened/numero?gameCode=${LAO}&count=100`
  const { list } = (await house.call({ method: 'GET', path })).body.value
  expect(list.find((one: { number: string }) => one.number === number)).toMatchObject({ result: A, simulated: true })
})

test('made-up results are refused at an installation that is no demo', async () => {
  const number = await official.addIssue()
  await official.seal(number)
  const home = '(select id from system.brand order by made_at limit 1)'
  const setDemo = (demo: boolean) => official.asOwner(`update system.brand set demo = $1 where id = ${home}`, [demo])
  await setDemo(false)
  try {
    expect((await official.tell(number, A, { simulated: true })).body.code).toBe('simulation_refused')
  } finally {
    await setDemo(true)
  }
  expect(await official.stateOf(number)).toBe('sealed')
})

test('two operators type without seeing each other’s, and agree', async () => {
  const number = await official.addIssue()
  await official.seal(number)
  expect((await official.enter(official.operator, number, A)).body.value).toEqual({ outcome: 'waiting' })
  // One alone does not suffice, however often.
  expect((await official.enter(official.operator, number, A)).body.value).toEqual({ outcome: 'waiting' })
  const own = await shownTo(official.operator, number)
  expect(own.reports).toMatchObject([{ kind: 'typed', result: A }])
  const hidden = await shownTo(official.supervisor, number)
  expect(hidden.reports).toMatchObject([{ kind: 'typed', result: null, operator: { username: 'operator' } }])
  expect(figuresIn(hidden)).toBe(false)
  const told = (await official.supervisor('GET', '/audit?subject=lottery.reported_result')).body.value
  expect(told.list.length).toBeGreaterThan(0)
  expect(figuresIn(told)).toBe(false)

  expect((await official.enter(official.supervisor, number, A)).body.value).toEqual({ outcome: 'drawn' })
  await official.follow(number, 'settled')
  expect(
    (await shownTo(official.supervisor, number)).reports.map(({ result }: { result: string[] }) => result),
  ).toEqual([A, A])
})

test('operators who differ are shown it, and the issue waits until one of them types anew', async () => {
  const number = await official.addIssue()
  await official.seal(number)
  await official.enter(official.operator, number, A)
  expect((await official.enter(official.supervisor, number, B)).body.value).toEqual({ outcome: 'disputed' })
  const shown = await shownTo(official.operator, number)
  expect(shown.issue).toMatchObject({ state: 'sealed', disputed: true, isAwaited: true })
  expect(shown.reports.map(({ result }: { result: string[] }) => result)).toEqual([A, B])
  // A trusted feed does not decide over an operator who saw something else.
  expect((await official.tell(number, A)).body.value).toEqual({ outcome: 'disputed' })
  const waiting = (await official.operator('GET', '/lottery/issues?state=attention')).body.value.list
  expect(waiting.map((one: { number: string }) => one.number)).toContain(number)
  expect((await official.enter(official.supervisor, number, A)).body.value).toEqual({ outcome: 'drawn' })
  const after = await shownTo(official.operator, number)
  expect(after.reports).toHaveLength(4)
  expect(after.reports.filter(({ replacedAt }: { replacedAt: string | null }) => replacedAt)).toMatchObject([
    { result: B },
  ])
})

test('results told by many at once draw an issue once', async () => {
  const member = await official.player()
  const number = await official.addIssue()
  await official.bet(member, number, [{ play: 'top-three', tickets: ['527'] }])
  await official.seal(number)
  const answers = await Promise.all([
    official.tell(number, A),
    official.tell(number, A),
    official.enter(official.operator, number, A),
    official.enter(official.supervisor, number, A),
  ])
  expect(answers.filter(({ body }) => body.value.outcome === 'drawn')).toHaveLength(1)
  await Promise.all([official.follow(number, 'settled'), official.follow(number, 'settled')])
  expect(await official.story.balance(member)).toBe('1899.00')
})

test('house draws, open issues and impossible numbers are refused to operators', async () => {
  const number = await official.addIssue()
  expect((await official.enter(official.operator, number, A)).body.code).toBe('issue_not_sealed')
  await official.seal(number)
  expect((await official.enter(official.operator, number, ['5270', '05'])).body.code).toBe('result_invalid')
  await house.followPlay()
  const { rows } = await house.pool.query("select id from lottery.issue where game = 'minute-five-digits' limit 1")
  const answer = await official.operator('POST', `/lottery/issues/${rows[0].id}/results`, {
    result: ['1', '2', '3', '4', '5'],
  })
  expect(answer.body.code).toBe('issue_of_house')
})

test('operators of another brand see lotteries and enter no results', async () => {
  const member = await official.player()
  const number = await official.addIssue()
  await official.bet(member, number, [{ play: 'top-three', tickets: ['527'] }])
  await official.seal(number)
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  const token = (await elsewhere.operatorLogin()).body.value.token
  const path = `/ops/lottery/issues/${await official.idOf(number)}`
  const shown = await elsewhere.send({ method: 'GET', path, token, part: 'office' })
  expect(shown.body.value.may).toEqual({ enter: false, correct: false, cancel: false })
  // Tickets of other brands are not theirs.
  expect(shown.body.value).toMatchObject({ issue: { tickets: 0, stake: '0.00' }, plays: [] })
  const body = { result: A }
  const entered = await elsewhere.send({ method: 'POST', path: `${path}/results`, body, token, part: 'office' })
  expect(entered.body.code).toBe('forbidden')
  expect((await shownTo(official.operator, number)).issue).toMatchObject({ tickets: 1, stake: '1.00' })
})

test('a file is read first, and what is new of it counts as typed by whoever brings it', async () => {
  const [fresh, drawn, own, open] = await Promise.all([1, 2, 3, 4].map(() => official.addIssue()))
  if (!fresh || !drawn || !own || !open) throw new Error('no issues')
  for (const number of [fresh, drawn, own]) await official.seal(number)
  await official.tell(drawn, A)
  await official.enter(official.operator, own, B)
  // Thai digits and a mark of the byte order are read as they were meant.
  const text = [
    '\uFEFFgame,issue,numbers',
    `${LAO},${fresh},๕๒๗,05`,
    `${LAO},${drawn},527,05`,
    `${LAO},${own},527,05`,
    `${LAO},${open},527,05`,
    `${LAO},${fresh},527,05`,
    `${LAO},19700101,527,05`,
    `lao-evening,${fresh},527,05`,
    `${LAO},${fresh}0,52,05`,
    'no-such-lottery,1,2',
  ].join('\r\n')
  const preview = (await official.operator('POST', '/lottery/result-readings', { format: 'csv', text })).body.value
  expect(
    preview.lines.map(({ line, state, fault, taken }: Record<string, unknown>) => [line, state, fault, taken]),
  ).toEqual([
    [2, 'new', null, true],
    [3, 'equal', null, false],
    [4, 'different', null, true],
    [5, 'faulty', 'not_sealed', false],
    [6, 'faulty', 'twice', false],
    [7, 'faulty', 'issue', false],
    [8, 'faulty', 'house', false],
    [9, 'faulty', 'issue', false],
    [10, 'faulty', 'game', false],
  ])
  expect(preview.counts).toEqual({ new: 1, equal: 1, different: 1, faulty: 6 })
  expect((await shownTo(official.operator, fresh)).reports).toEqual([])

  const taken = (await official.operator('POST', '/lottery/result-imports', { format: 'csv', text })).body.value
  expect(taken.lines.slice(0, 3).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'waiting',
    null,
    'waiting',
  ])
  expect((await shownTo(official.operator, fresh)).reports).toMatchObject([{ kind: 'imported', result: A }])
  // The same from another operator, as JSON, is the second source.
  const json = JSON.stringify([{ game: LAO, issue: fresh, result: A }, { game: LAO, issue: own, result: A }, 7])
  const second = (await official.supervisor('POST', '/lottery/result-imports', { format: 'json', text: json })).body
    .value
  expect(second.lines.map(({ outcome, fault }: Record<string, unknown>) => [outcome, fault])).toEqual([
    ['drawn', null],
    ['drawn', null],
    [null, 'unreadable'],
  ])
  const broken = await official.operator('POST', '/lottery/result-readings', { format: 'json', text: '{' })
  expect(broken.body.code).toBe('result_file_unreadable')
})

test('an operator sees lotteries, issues by day and state, totals by play and exposure', async () => {
  const member = await official.player()
  const number = await official.addIssue()
  await official.bet(member, number, [
    { play: 'top-three', tickets: ['527', '528'], times: 3 },
    { play: 'top-two', tickets: ['27'] },
  ])
  await official.bet(member, number, [{ play: 'top-three', tickets: ['527'] }])
  // The office lists a feed once it has called.
  await official.awaited()
  const games = (await official.operator('GET', '/lottery/games')).body.value
  expect(games.mayEnterResults).toBe(true)
  expect(games.feeds).toMatchObject([{ code: 'RESULTS' }])
  expect(games.list.find((one: { gameCode: string }) => one.gameCode === LAO)).toMatchObject({
    drawnBy: 'official',
    offered: true,
    widths: [3, 2],
    figures: ['number'],
  })
  const shown = await shownTo(official.operator, number)
  expect(shown.issue).toMatchObject({ tickets: 2, stake: '8.00', state: 'open' })
  expect(shown.plays).toEqual([
    // 6 + 1 units at 900, one at 90.
    { play: 'top-three', tickets: 2, units: 7, stake: '7.00', potential: '6300.00' },
    { play: 'top-two', tickets: 1, units: 1, stake: '1.00', potential: '90.00' },
  ])
  expect(shown.may).toEqual({ enter: false, correct: false, cancel: true })
  const exposure = (await official.operator('GET', `/lottery/issues/${await official.idOf(number)}/exposure`)).body
    .value
  expect(exposure).toMatchObject({ lines: 3, complete: true })
  expect(exposure.plays[0]).toMatchObject({
    play: 'top-three',
    numbers: [
      { number: '527', stake: '4.00', payout: '3600.00' },
      { number: '528', stake: '3.00', payout: '2700.00' },
    ],
  })
  const day = house.today()
  const listed = await official.operator('GET', `/lottery/issues?game=${LAO}&state=open&from=${day}`)
  expect(listed.body.value.list.map((one: { number: string }) => one.number)).toContain(number)
  const none = await official.operator('GET', `/lottery/issues?game=${LAO}&to=2020-01-01`)
  expect(none.body.value).toEqual({ list: [], nextCursor: null })
})

test('issues are listed page by page, the latest draw first, each once', async () => {
  for (let n = 0; n < 35; n += 1) await official.addIssue('malay-four-digits')
  const seen: string[] = []
  const draws: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/lottery/issues?game=malay-four-digits&cursor=${cursor}`
    const { list, nextCursor } = (await official.operator('GET', path)).body.value
    seen.push(...list.map(({ number }: { number: string }) => number))
    draws.push(...list.map(({ drawsAt }: { drawsAt: string }) => drawsAt))
    cursor = nextCursor
  }
  expect(seen.length).toBeGreaterThanOrEqual(35)
  expect(new Set(seen).size).toBe(seen.length)
  expect(draws).toEqual(draws.toSorted().reverse())
})
