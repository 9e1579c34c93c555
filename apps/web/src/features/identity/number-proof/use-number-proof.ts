import type { FirebaseProject } from '@sanuk/contracts/system'
import { plainCode } from '@sanuk/contracts/typed-text'
import { readMobile, sendRegistrationSms, sendSms } from '@sanuk/contracts/verification'
import { RefusedError } from '@sanuk/wire/faults'
import { useRef, useState } from 'react'
import { useBrand } from '../../../brand/use-brand.ts'
import type { CodeSent } from '../../../components/code-field.tsx'
import { currentLanguage } from '../../../language/language.ts'
import { call } from '../../../wire/call.ts'
import { WordedFault } from '../../../wire/worded-fault.ts'
import type { FirebasePhone, SentCode } from './firebase-phone.ts'
import { firebaseFault } from './firebase-words.ts'
import { isSameMobile, type ProvedNumber, provedNumber, type TypedMobile } from './proved-number.ts'

/** What a number is proved by: a code of ours, or what Firebase gave for one of its own. */
export type Proof = { readonly verificationCode: string } | { readonly firebaseIdToken: string }

export type NumberProof = {
  /** Has a code sent to the number. */
  readonly sendCode: (mobile: TypedMobile) => Promise<CodeSent>
  /** What the code proves; Firebase's proof of the same number is kept until a call was refused because of it. */
  readonly prove: (mobile: TypedMobile, code: string) => Promise<Proof>
  /** Takes note that a call with the proof was refused. */
  readonly refused: (fault: unknown) => void
  /** The number that is proved already and needs no code. */
  readonly proved: TypedMobile | null
}

/** How this brand proves mobile numbers, before one signs in: by Firebase where it is configured, else by codes of ours. */
export function useNumberProof(purpose: 'login' | 'register'): NumberProof {
  const project = useBrand()?.firebase ?? null
  const byFirebase = useFirebaseProof(project, purpose === 'register' ? provedNumber : nothing)
  return project ? byFirebase : OURS[purpose]
}

const nothing = () => null

const ours = {
  prove: async (_: TypedMobile, verificationCode: string) => ({ verificationCode }),
  refused: () => undefined,
  proved: null,
}

const OURS: Record<'login' | 'register', NumberProof> = {
  login: { ...ours, sendCode: (mobile) => call(sendSms, { body: { ...mobile, purpose: 'login' } }) },
  register: {
    ...ours,
    sendCode: (mobile) => call(sendRegistrationSms, { body: { ...mobile, purpose: 'register' } }),
  },
}

/** "1 minute for third-party phone auth"; how long its codes are good for, Firebase does not say. */
const SENT: CodeSent = { expiredMinutes: null, resendSeconds: 60 }

function useFirebaseProof(project: FirebaseProject | null, before: () => ProvedNumber | null): NumberProof {
  const [proved, setProved] = useState(before)
  const asked = useRef<{ readonly mobile: TypedMobile; readonly sent: SentCode } | null>(null)
  return {
    proved: proved?.mobile ?? null,
    sendCode: async (mobile) => {
      const [{ number }, firebase] = await Promise.all([call(readMobile, { body: mobile }), loadFirebase(project)])
      asked.current = { mobile, sent: await firebase.send(number, currentLanguage()).catch(rethrow) }
      return SENT
    },
    prove: async (mobile, code) => {
      if (proved && isSameMobile(proved.mobile, mobile)) return { firebaseIdToken: proved.firebaseIdToken }
      if (!asked.current || !isSameMobile(asked.current.mobile, mobile)) {
        throw new WordedFault('identity.phone.ask_first', 'verificationCode')
      }
      const firebaseIdToken = await asked.current.sent.confirm(plainCode(code)).catch(rethrow)
      setProved({ mobile, firebaseIdToken })
      return { firebaseIdToken }
    },
    refused: (fault) => {
      if (!(fault instanceof RefusedError) || !SPENT.has(fault.code)) return
      asked.current = null
      setProved(null)
    },
  }
}

/** Refusals after which a proof is good for nothing. */
const SPENT: ReadonlySet<string> = new Set(['code_expired', 'provider_failed'])

function rethrow(fault: unknown): never {
  throw firebaseFault(fault)
}

let loaded: Promise<FirebasePhone> | undefined

/** Fetches Firebase's SDK, which nobody needs before a code is asked for; an attempt that failed is forgotten. */
async function loadFirebase(project: FirebaseProject | null): Promise<FirebasePhone> {
  if (!project) throw new WordedFault('identity.phone.off')
  loaded ??= import('./firebase-phone.ts').then(({ openFirebase }) => openFirebase(project))
  try {
    return await loaded
  } catch {
    loaded = undefined
    throw new WordedFault('site.fault.network')
  }
}
