import * as z from 'zod/mini'
import { passwordText, recoveryCode, ticket, verificationCode } from './credentials.ts'
import { POWERS } from './powers.ts'
import { route } from './route.ts'
import { instant, shortText, uuid } from './wire.ts'

const sealed = ['sealed_body_invalid', 'sealed_body_replayed'] as const
const power = z.enum(POWERS)

/** Staff: who may enter the back office, and what they may do there. */
export const operatorLogin = route({
  method: 'POST',
  path: '/ops/session/login',
  access: 'visitor',
  summary: 'Begins an operator’s sign-in; a code of their authenticator app finishes it (`operatorProof`).',
  sealed: true,
  human: true,
  body: z.strictObject({ username: shortText, password: passwordText }),
  answer: z.strictObject({
    ticket,
    /** Where the account has no app yet: what it is to be given, as text and as an `otpauth:` address. */
    enrol: z.nullable(z.strictObject({ secret: z.string(), uri: z.string() })),
  }),
  refusals: ['incorrect_credentials', ...sealed],
})

export const operatorProof = route({
  method: 'POST',
  path: '/ops/session/proof',
  access: 'visitor',
  summary: 'Finishes a sign-in. The first code of a new app confirms it and answers recovery codes, this once.',
  sealed: true,
  body: z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('totp'), ticket, code: verificationCode }),
    z.strictObject({ way: z.literal('recovery'), ticket, code: recoveryCode }),
  ]),
  answer: z.strictObject({ token: z.string(), recoveryCodes: z.array(z.string()) }),
  refusals: ['ticket_invalid', 'code_wrong', ...sealed],
})

export const operatorLogout = route({
  method: 'DELETE',
  path: '/ops/session/logout',
  access: 'operator',
  summary: 'Ends this session.',
  answer: z.strictObject({}),
  refusals: [],
})

export const operatorInfo = route({
  method: 'GET',
  path: '/ops/me',
  access: 'operator',
  summary: 'Which operator is signed in and what they may do.',
  answer: z.strictObject({
    id: uuid,
    username: z.string(),
    name: z.string(),
    brand: z.string(),
    role: z.string(),
    powers: z.array(power),
    /** Powers of the role that one does not have: two colleagues have not handed over the access to this account. */
    withheld: z.array(power),
    /** Powers to decide that cannot be used yet, and from when on they can. */
    decidesFrom: z.array(z.strictObject({ power, from: instant })),
    /** Somebody else chose the password: nothing is allowed before it is changed. */
    passwordTemporary: z.boolean(),
    recoveryCodes: z.number(),
  }),
  refusals: [],
})

export const changeOperatorPassword = route({
  method: 'POST',
  path: '/ops/me/password',
  access: 'operator',
  summary: 'Changes one’s own password; all other sessions end.',
  sealed: true,
  body: z.strictObject({ oldPassword: passwordText, password: passwordText, confirmPassword: passwordText }),
  answer: z.strictObject({}),
  refusals: ['incorrect_credentials', ...sealed],
})

export const renewOperatorCodes = route({
  method: 'POST',
  path: '/ops/me/recovery-codes',
  access: 'operator',
  summary: 'Ten new recovery codes instead of those that are left.',
  sealed: true,
  body: z.strictObject({ code: verificationCode }),
  answer: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  refusals: ['code_wrong', ...sealed],
})

export const operatorRow = z.strictObject({
  id: uuid,
  username: z.string(),
  name: z.string(),
  role: z.strictObject({ id: uuid, name: z.string() }),
  passwordTemporary: z.boolean(),
  hasAuthenticator: z.boolean(),
  /** Some of the role’s powers are withheld until two colleagues hand over a new access. */
  withheld: z.boolean(),
  /** When the last of their powers to decide can be used, where that is still to come. */
  decidesFrom: z.nullable(instant),
  /** A change or a new access waits for a second person. */
  proposed: z.boolean(),
  madeAt: instant,
  lastSeenAt: z.nullable(instant),
  closedAt: z.nullable(instant),
})

export const listOperators = route({
  method: 'GET',
  path: '/ops/operators',
  access: 'operator',
  power: 'operators.see',
  summary: 'Everybody who works or worked here, by name.',
  answer: z.strictObject({ list: z.array(operatorRow) }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })
const staffName = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** How an operator is called: the name to sign in with, which stays, and the person’s. */
export const operatorNames = z.strictObject({
  username: z.string().check(z.minLength(3), z.maxLength(32), z.regex(/^[a-z0-9][a-z0-9._-]*$/)),
  name: staffName,
})

const done = z.literal('done')
const proposed = z.literal('proposed')

/** Done at once, or proposed: what gives somebody one of the `SENSITIVE_POWERS` takes a second person. */
const doneOrProposed = z.strictObject({ result: z.enum(['done', 'proposed']) })

/** Of a password to be given to somebody in two halves. The other half is answered to whoever approves. */
const halfAnswer = z.strictObject({ result: proposed, firstHalf: z.string() })

export const addOperator = route({
  method: 'POST',
  path: '/ops/operators',
  access: 'operator',
  power: 'operators.change',
  summary:
    'Adds an operator and answers the password with which they come in once; they choose their own then. With a role of ' +
    'sensitive powers it is proposed, and answers the first half of the password.',
  body: z.extend(operatorNames, { role: uuid }),
  answer: z.discriminatedUnion('result', [
    z.strictObject({ result: done, id: uuid, password: z.string() }),
    halfAnswer,
  ]),
  refusals: ['username_taken', 'role_above_own', 'proposal_waiting'],
})

export const changeOperator = route({
  method: 'PUT',
  path: '/ops/operators/{id}',
  access: 'operator',
  power: 'operators.change',
  summary:
    'Another name or role, the end of somebody’s work here, or their return. Nobody changes their own, nor one who may ' +
    'do more. What gives sensitive powers is proposed.',
  params: byId,
  body: z.strictObject({ name: staffName, role: uuid, closed: z.boolean() }),
  answer: doneOrProposed,
  refusals: ['own_account', 'role_above_own', 'proposal_waiting'],
})

export const resetOperator = route({
  method: 'POST',
  path: '/ops/operators/{id}/reset',
  access: 'operator',
  power: 'operators.change',
  summary:
    'For who lost them: a new temporary password, and the authenticator app is forgotten. All sessions end. For a role ' +
    'of sensitive powers it is proposed, and answers the first half of the password.',
  params: byId,
  answer: z.discriminatedUnion('result', [z.strictObject({ result: done, password: z.string() }), halfAnswer]),
  refusals: ['own_account', 'role_above_own', 'proposal_waiting'],
})

export const listRoles = route({
  method: 'GET',
  path: '/ops/roles',
  access: 'operator',
  power: 'operators.see',
  summary: 'Roles with what they may do and how many hold them.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        /** All there are, also those of later versions. */
        everything: z.boolean(),
        powers: z.array(power),
        operators: z.number(),
        /** A change waits for a second person. */
        proposed: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

const roleBody = z.strictObject({ name: staffName, powers: z.array(power).check(z.maxLength(POWERS.length)) })

export const addRole = route({
  method: 'POST',
  path: '/ops/roles',
  access: 'operator',
  power: 'operators.change',
  summary: 'A new role. Nobody can give what they do not have.',
  body: roleBody,
  answer: z.strictObject({ id: uuid }),
  refusals: ['role_above_own', 'name_taken'],
})

export const changeRole = route({
  method: 'PUT',
  path: '/ops/roles/{id}',
  access: 'operator',
  power: 'operators.change',
  summary: 'Changes what a role may do, for all who hold it; not one’s own. What adds sensitive powers is proposed.',
  params: byId,
  body: roleBody,
  answer: doneOrProposed,
  refusals: ['role_above_own', 'own_account', 'name_taken', 'proposal_waiting'],
})

export const removeRole = route({
  method: 'DELETE',
  path: '/ops/roles/{id}',
  access: 'operator',
  power: 'operators.change',
  summary: 'Removes a role that nobody holds.',
  params: byId,
  answer: z.strictObject({}),
  refusals: ['role_held', 'role_above_own'],
})

const roleDetails = z.object({ id: uuid, name: z.string(), powers: z.array(power) })

/** What the proposals of this room carry, as the second person reads it. */
export const operatorAddition = z.object({ username: z.string(), name: z.string(), role: roleDetails })
const operatorState = z.object({ name: z.string(), role: roleDetails, closed: z.boolean() })
export const operatorChange = z.object({ before: operatorState, after: operatorState })
export const operatorReset = z.object({ name: z.string(), role: z.string() })
const roleState = z.object({ name: z.string(), powers: z.array(power) })
export const roleChange = z.object({
  before: roleState,
  after: roleState,
  /** Who holds the role, and would get what is added. */
  holders: z.array(z.object({ id: uuid, username: z.string() })),
})
