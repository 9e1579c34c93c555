import type { SignInOutcome } from '@sanuk/contracts/identity'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { Device } from '@sanuk/contracts/sessions'
import type { RawBuilder } from 'kysely'
import type { AfterAnswer } from '#platform/after-answer'
import type { DemandNotFrozen } from '#platform/capabilities/freezes'
import type { Member } from '#platform/capabilities/member'
import type { Visit } from '#platform/capabilities/visit'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { Try } from '../../guard/index.ts'
import { deviceOf } from '../device.ts'
import type { Sessions } from '../sessions.ts'
import type { Acquaintance } from '../store/acquaintances.ts'
import type { Credential, Credentials } from '../store/credentials.ts'
import type { Devices } from './devices.ts'
import type { createDueProof } from './due-proof.ts'
import type { Offer } from './proofs.ts'
import type { Remembered } from './remembered.ts'
import type { Tickets } from './tickets.ts'
import type { Way } from './ways.ts'

export type Said = {
  readonly way: Way
  /** More than the first proof was asked for and given. */
  readonly proved: boolean
  /** The browser is to sign in without the password for a day. */
  readonly remember: boolean
}

/** What was looked up on the way here already. */
type Known = {
  readonly credential?: Credential | null | undefined
  readonly acquaintance?: Acquaintance | undefined
  readonly factors?: readonly Offer[] | undefined
  /** The try that succeeded by coming here: it is not counted. */
  readonly attempt?: Try | undefined
}

type Needs = {
  readonly clock: Clock
  readonly credentials: Credentials
  readonly dueProof: ReturnType<typeof createDueProof>
  readonly sessions: Sessions
  readonly devices: Devices
  readonly remembered: Remembered
  readonly tickets: Tickets
  readonly afterAnswer: AfterAnswer
  readonly demandNotFrozen: DemandNotFrozen
  /** Tells a member that somebody signed in from a browser they never used before. */
  readonly tellNewDevice: (member: Member, from: NewDevice) => Promise<void>
}

export type NewDevice = Device & { readonly address: string; readonly at: Date }

export type LetIn = ReturnType<typeof createLetIn>

/**
 * What every way of signing in ends with, once it is known who somebody is: they are let in, or asked for more.
 * Refuses with `account_closed` and `sign_in_frozen`, which only the owner hears.
 */
export function createLetIn(needs: Needs) {
  const { clock, credentials, sessions, devices, remembered, tickets, dueProof } = needs

  /** Behind the answer: whoever signs in does not wait for it. */
  const tellNewDevice = (member: Member, { userAgent, address }: Visit): void =>
    needs.afterAnswer.begin('a new device was not told', () =>
      needs.tellNewDevice(member, { ...deviceOf(userAgent), address, at: clock() }),
    )

  const dueChange = async (member: Member, said: Said & Known, visit: Visit) => {
    if (!BY_PASSWORD.includes(said.way)) return null
    const credential = said.credential ?? (await credentials.find(member.id))
    if (!credential) return null
    const { modules, passwordDays } = visit.brand
    const expired = credential.changedAt.getTime() + passwordDays * DAY_MS <= clock().getTime()
    const forced = expired && modules.has('PWDEXPFORCECHANGE3')
    return credential.temporary || forced ? { temporary: credential.temporary, passwordExpired: forced } : null
  }

  const open = async (member: Member, { remember, way, givingBack }: Said & Back, visit: Visit) => {
    const device = devices.keep(visit)
    if (remember && member.type !== TRIAL_TYPE) await remembered.keep(member, visit, device.tokenHash)
    else if (way === 'password') await remembered.drop(member.username, visit)
    return sessions.open(member, { device, address: visit.address, userAgent: visit.userAgent }, givingBack)
  }

  /** What has to be done first, if anything. */
  const due = async (member: Member, known: Said & Known, visit: Visit): Promise<SignInOutcome | null> => {
    const { way, proved, remember } = known
    const said = { way, proved, remember }
    const proof = await dueProof(member, known, visit)
    if (proof)
      return {
        outcome: 'prove',
        ticket: await tickets.issue(member, 'prove', { ...said, reason: proof.reason }),
        ...proof,
      }
    const change = await dueChange(member, known, visit)
    if (!change) return null
    return { outcome: 'change_password', ticket: await tickets.issue(member, 'change_password', said), ...change }
  }

  const demandMayEnter = async ({ id, closedAt }: Member, { way }: Said): Promise<void> => {
    if (closedAt) throw new Refusal('account_closed')
    // Nobody could freeze an account that was opened just now.
    if (way !== 'registration') await needs.demandNotFrozen(id, 'sign_in')
  }

  return async (member: Member, known: Said & Known, visit: Visit): Promise<SignInOutcome> => {
    const { attempt, acquaintance } = known
    const isTrusted = (acquaintance?.known ?? null) !== null
    await demandMayEnter(member, known).catch(async (refusal) => {
      await attempt?.giveBack(isTrusted)
      throw refusal
    })
    const first = await due(member, known, visit)
    if (first) {
      await attempt?.giveBack(isTrusted)
      return first
    }
    const given = { ...known, givingBack: attempt?.givingBack(isTrusted) }
    const { token, first: firstTimeLogin, newDevice } = await open(member, given, visit)
    if (newDevice && member.type !== TRIAL_TYPE) tellNewDevice(member, visit)
    return { outcome: 'signed_in', token, firstTimeLogin, passwordExpired: false }
  }
}

/** What gives a try back while the session is opened. */
type Back = { readonly givingBack: RawBuilder<unknown> | undefined }

const DAY_MS = 24 * 60 * 60 * 1000

/** Ways that rest on the password: whoever may not go on with it may not by them. */
const BY_PASSWORD: readonly Way[] = ['password', 'remembered']
