import type { FirebaseProject } from '@sanuk/contracts/system'
import { initializeApp } from 'firebase/app'
import {
  type Auth,
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from 'firebase/auth'
import { watchQuestion } from './recaptcha-question.ts'

/** A code that is on its way. */
export type SentCode = {
  /** The ID token that the right code is worth; good once. Throws Firebase's error. */
  readonly confirm: (code: string) => Promise<string>
}

export type FirebasePhone = {
  /** Sends a code to a number in E.164, worded in a language. Throws Firebase's error. */
  readonly send: (number: string, language: string) => Promise<SentCode>
}

/**
 * Firebase's phone authentication of a project. Only what proves a number is taken from it: nobody stays signed in with
 * Firebase, and the browser keeps nothing of who was. A person is told from a robot by invisible reCAPTCHA; a demo's
 * stand-in does without.
 */
export function openFirebase({ project, apiKey, authDomain, standIn }: FirebaseProject): FirebasePhone {
  const auth = initializeAuth(initializeApp({ projectId: project, apiKey, authDomain }), {
    persistence: inMemoryPersistence,
  })
  // It also switches off what tells persons from robots, which nobody but Google can judge.
  if (standIn) connectAuthEmulator(auth, standIn, { disableWarnings: true })
  else letRecaptchaIn()
  return {
    send: async (number, language) => {
      auth.languageCode = language
      const sent = await sendAsPerson(auth, number)
      return {
        confirm: async (code) => {
          const { user } = await sent.confirm(code)
          const token = await user.getIdToken()
          await auth.signOut()
          return token
        },
      }
    },
  }
}

/** Has a code sent once it is a person who asks. What tells that is used once: a stand-in's is good for no more. */
async function sendAsPerson(auth: Auth, number: string): Promise<ConfirmationResult> {
  const place = document.body.appendChild(document.createElement('div'))
  let answered = false
  const callback = () => {
    answered = true
  }
  const person = new RecaptchaVerifier(auth, place, { size: 'invisible', callback })
  const question = watchQuestion(() => answered)
  try {
    return await Promise.race([signInWithPhoneNumber(auth, number, person), question.closed])
  } finally {
    question.stop()
    person.clear()
    place.remove()
  }
}

type Policies = {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string | null }): unknown
}

/** Firebase's SDK writes reCAPTCHA's address into the page as plain text: this one, and no other, is a script's. */
function letRecaptchaIn(): void {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (RECAPTCHA.test(address) ? address : null),
  })
}

const RECAPTCHA = /^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//
