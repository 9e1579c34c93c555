import { generateSync } from 'otplib'
import { expect } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import type { Answer, TestHouse } from '../house.fixture.ts'
import { operator } from '../story.fixture.ts'

export type Ask = (method: string, path: string, body?: object) => Promise<Answer>

const DAY = 24 * 60 * 60_000
const OWN_PASSWORD = 'elephants on a tuesday'

let made = 0

/** The back office of the first demo brand with its two demo operators, and whoever a test lets in besides. */
export function openStaff(house: TestHouse) {
  const desk = openBrowser(house)
  const [owner, manager] = [operator(house), operator(house, 'supervisor')]

  const begin = (username: string, password: string) =>
    desk.send({ method: 'POST', path: '/ops/session/login', part: 'office', body: { username, password } })
  const prove = (ticket: string, secret: string) => {
    const code = generateSync({ secret, epoch: Math.floor(house.clock().getTime() / 1000) })
    return desk.send({
      method: 'POST',
      path: '/ops/session/proof',
      part: 'office',
      body: { ticket, way: 'totp', code },
    })
  }
  const calling =
    (token: string): Ask =>
    (method, path, body) =>
      desk.send({ method, path: `/ops${path}`, token, part: 'office', ...(body && { body }) })

  /** Comes in for the first time: takes an app and chooses a password. Answers their calls, the app, and how to come again. */
  async function enter(
    username: string,
    temporary: string,
  ): Promise<{ ask: Ask; secret: string; again: () => Promise<Ask> }> {
    const { ticket, enrol } = (await begin(username, temporary)).body.value
    const ask = calling((await prove(ticket, enrol.secret)).body.value.token)
    const chosen = { oldPassword: temporary, password: OWN_PASSWORD, confirmPassword: OWN_PASSWORD }
    expect((await ask('POST', '/me/password', chosen)).status).toBe(200)
    const again = async () => {
      const waiting = (await begin(username, OWN_PASSWORD)).body.value.ticket
      return calling((await prove(waiting, enrol.secret)).body.value.token)
    }
    return { ask, secret: enrol.secret, again }
  }

  /** A role of these powers that nobody has; answers its id. */
  const role = async (powers: readonly string[]): Promise<string> => {
    made += 1
    return (await owner('POST', '/roles', { name: `Role ${made}`, powers })).body.value.id
  }

  const newName = (): string => {
    made += 1
    return `nok${made}`
  }

  /** Id of what waits about somebody or something. */
  const waiting = async (about: string): Promise<string> => {
    const { list } = (await owner('GET', '/approvals?room=operators')).body.value
    return list.find((proposal: { about: string }) => proposal.about === about)?.id
  }

  /** Adds somebody by two people; answers what they come in with. */
  async function addByTwo(username: string, roleId: string): Promise<string> {
    const { firstHalf } = (await owner('POST', '/operators', { username, name: username, role: roleId })).body.value
    const approved = await manager('POST', `/approvals/${await waiting(username)}/approve`)
    return `${firstHalf}-${approved.body.value.secondHalf}`
  }

  const rowOf = async (username: string) => {
    const { list } = (await owner('GET', '/operators')).body.value
    return list.find((row: { username: string }) => row.username === username)
  }

  return {
    desk,
    owner,
    manager,
    begin,
    prove,
    calling,
    enter,
    role,
    newName,
    waiting,
    addByTwo,
    rowOf,
    /** Proposes 5.00 by hand for a new member; answers the proposal. */
    proposeMoney: async (by: Ask = owner): Promise<string> => {
      const { token } = (await house.register(newName())).body.value
      const member = (await house.call({ method: 'GET', path: '/wps/member/info', token })).body.value.id
      const gift = { direction: 'give', amount: '5.00', reason: 'The bank was late' }
      return (await by('POST', `/members/${member}/adjustments`, gift)).body.value?.proposal
    },
    /** A day later, when powers that were given until now can be used. */
    letADayPass: () => house.passTime(DAY),
  }
}
