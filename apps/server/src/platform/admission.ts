import { BY_CLOCK_HEADER } from '@sanuk/contracts/by-clock'
import { isAgentType, TRIAL_TYPE } from '@sanuk/contracts/identity'
import { PLATFORM_POWERS } from '@sanuk/contracts/powers'
import type { Route } from '@sanuk/contracts/route'
import { SIGNATURE_HEADERS } from '@sanuk/contracts/signature'
import { isSigned } from '@sanuk/vendor-kit/sign'
import type { FastifyRequest } from 'fastify'
import type { Brand, MemberCaller, OperatorCaller, VendorCaller, Visitor } from './caller.ts'
import type { Gate } from './gate.ts'
import { demandMayDecide } from './may-decide.ts'
import { Refusal } from './refusal.ts'
import type { SignedRequest } from './signed-request.ts'

export type AnyCaller = Visitor | MemberCaller | OperatorCaller | VendorCaller

/**
 * Lets in whom the contract names and nobody else. Every route passes here; there is no other way to a handler.
 * Refuses with `login_required`, `forbidden`, `decides_later`, `in_need_true_account` or `invalid_signature`.
 */
export async function admit(
  gate: Gate,
  route: Route,
  on: { request: FastifyRequest; brand: Brand },
): Promise<AnyCaller> {
  switch (route.access) {
    case 'visitor':
      return { kind: 'visitor' }
    case 'vendor':
      return admitVendor(gate, on.request)
    case 'operator':
      return admitOperator(gate, route, on)
    case 'trial':
    case 'member':
    case 'agent': {
      const member = await gate.memberOf(bearerOf(on.request), on.brand, isByClock(on.request))
      if (!member) throw new Refusal('login_required')
      if (route.access !== 'trial' && member.type === TRIAL_TYPE) throw new Refusal('in_need_true_account')
      if (route.access === 'agent') demandAgent(member, on.brand)
      return member
    }
  }
}

/** Suspended agents still see their centre; a type that the brand does not have sees none. */
function demandAgent({ type }: MemberCaller, { agentCentreTypes }: Brand): void {
  if (!isAgentType(type) || !agentCentreTypes.includes(type)) throw new Refusal('forbidden')
}

async function admitOperator(
  gate: Gate,
  { power }: Route,
  { request, brand }: { request: FastifyRequest; brand: Brand },
): Promise<OperatorCaller> {
  const operator = await gate.operatorOf(bearerOf(request), brand, isByClock(request))
  if (!operator) throw new Refusal('login_required')
  if (!power) return operator
  if (!operator.powers.has(power)) throw new Refusal('forbidden')
  if (PLATFORM_POWERS.has(power) && brand.id !== (await gate.homeBrand())) throw new Refusal('forbidden')
  demandMayDecide(operator, power, brand.timeZone)
  return operator
}

/** Refuses with `login_required` whoever is not signed in, as a member or on trial: some brands show nothing before. */
export async function demandSignedIn(gate: Gate, on: { request: FastifyRequest; brand: Brand }): Promise<void> {
  if (!(await gate.memberOf(bearerOf(on.request), on.brand, isByClock(on.request)))) throw new Refusal('login_required')
}

/** Whether a page says that it made the call by itself, with nobody there. */
const isByClock = (request: FastifyRequest): boolean => request.headers[BY_CLOCK_HEADER] !== undefined

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

function bearerOf(request: FastifyRequest): string {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new Refusal('login_required')
  return token
}

/**
 * Looks at the time, the key, the signature over the raw bytes and the address, in this order, and parses nothing. Only
 * a signature that another thread checks is waited for. Refuses with `invalid_signature` or `forbidden`.
 */
export function admitVendor(gate: Gate, request: SignedRequest): VendorCaller | Promise<VendorCaller> {
  const header = (name: keyof typeof SIGNATURE_HEADERS) => {
    const value = request.headers[SIGNATURE_HEADERS[name]]
    return typeof value === 'string' ? value : ''
  }
  const code = header('vendor')
  const signer = gate.signerOf(code)
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const signed = {
    method: request.method,
    path: request.url,
    timestamp: header('timestamp'),
    body,
    keyId: header('key'),
    signature: header('signature'),
  }
  const admitted = (right: boolean): VendorCaller => {
    if (!right) throw new Refusal('invalid_signature')
    if (signer?.switchedOff || signer?.addresses?.has(request.ip) === false) throw new Refusal('forbidden')
    return { kind: 'vendor', code }
  }
  const right = isSigned(signed, signer?.keys ?? [], gate.clock().getTime())
  return typeof right === 'boolean' ? admitted(right) : right.then(admitted)
}
