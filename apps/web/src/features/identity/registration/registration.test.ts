import type { RegistrationField, RegistrationRules } from '@sanuk/contracts/registration-rules'
import { REGISTRATION_FIELDS } from '@sanuk/contracts/registration-rules'
import { expect, test } from 'vitest'
import { bodyByMobile, bodyByUsername, emptyRegistration, type Registration, rulesOf } from './registration.ts'

const rule: RegistrationField = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'any',
  minLength: 1,
  maxLength: 64,
}
const rulesWith = (...asked: readonly string[]): RegistrationRules =>
  Object.fromEntries(
    REGISTRATION_FIELDS.map((field) => [field, { ...rule, enabled: asked.includes(field) }]),
  ) as Record<(typeof REGISTRATION_FIELDS)[number], RegistrationField>

const filled: Registration = {
  ...emptyRegistration('66', 'FRIEND'),
  username: ' nok_88 ',
  password: ' with blanks ',
  confirmPassword: ' with blanks ',
  agree: true,
  mobileNum: '081 234 5678',
  birthday: { day: '12', month: '3', year: '2545' },
}
const nothing = { captchaId: null, invitation: null, ticket: null, proof: null }

test('spaces around a username are trimmed, those around a password are kept', () => {
  const rules = rulesWith('username', 'password', 'birthday', 'affiliateCode')
  expect(bodyByUsername(filled, rules, nothing)).toEqual({
    username: 'nok_88',
    password: ' with blanks ',
    confirmPassword: ' with blanks ',
    birthday: '2002-03-12',
    affiliateCode: 'FRIEND',
    agree: true,
  })
})

test('fields that the brand does not ask for and empty optional fields are not sent', () => {
  const rules = rulesWith('username', 'password', 'birthday', 'affiliateCode')
  const empty = { ...filled, affiliateCode: ' ', birthday: { day: '', month: '', year: '' } }
  expect(Object.keys(bodyByUsername(filled, rulesWith(), nothing))).toEqual(['username', 'agree'])
  const left = bodyByUsername(empty, rules, nothing)
  expect(Object.keys(left)).toEqual(['username', 'password', 'confirmPassword', 'agree'])
})

test('a registration by social login sends its ticket and no password', () => {
  const rules = rulesOf(rulesWith('username', 'password'), 'username', false)
  const body = bodyByUsername(filled, rules, { ...nothing, ticket: 'a ticket' })
  expect(body).toEqual({ username: 'nok_88', agree: true, ticket: 'a ticket' })
})

test('an invitation code is sent although the registration form does not ask for it', () => {
  expect(bodyByUsername(filled, rulesWith(), { ...nothing, invitation: 'UNSEEN' }).affiliateCode).toBe('UNSEEN')
})

test('a registration by mobile number sends no username, and a password only if required', () => {
  const rules = rulesWith('username', 'password')
  const without = bodyByMobile(filled, rulesOf(rules, 'mobile', false), nothing)
  expect(without).toEqual({ mobileNum: '0812345678', countryDialingCode: '66', agree: true })
  const withPassword = bodyByMobile(filled, rulesOf(rules, 'mobile', true), nothing)
  expect(withPassword).toMatchObject({ password: ' with blanks ', confirmPassword: ' with blanks ' })
  expect(withPassword).not.toHaveProperty('username')
})

test('a registration by mobile number sends the proof of the number, by SMS or by Firebase', () => {
  const rules = rulesWith('mobileNum')
  for (const proof of [{ verificationCode: '048213' }, { firebaseIdToken: 'a.b.c' }]) {
    expect(bodyByMobile(filled, rules, { ...nothing, proof })).toMatchObject(proof)
  }
  expect(bodyByMobile({ ...filled, verificationCode: '048213' }, rules, nothing)).not.toHaveProperty('verificationCode')
})
