import type { FieldFault } from '@sanuk/contracts/envelope'
import { INCOME_SOURCES, NATIONALITIES, type ProfileField } from '@sanuk/contracts/profile'
import { idNumberFault } from '@sanuk/contracts/thai-id'
import { isOldEnough } from '#platform/old-enough'
import { isReserved } from './username.ts'

export type Told = Readonly<Partial<Record<ProfileField, string>>>

/** The day of the brand's calendar, and from which age on it takes members. */
type Ages = { readonly today: string; readonly minimum: number }

/** What a brand judges a profile by. */
type Standards = { readonly ages: Ages; readonly brandName: string }

const NAME = /^\p{L}[\p{L}\p{M} '.’-]{0,98}[\p{L}\p{M}.]$/u

const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.-]{0,18}[\p{L}\p{M}\p{N}]$/u

/** What each is written with; what is not named here is judged by itself below. */
const PATTERNS: Partial<Record<ProfileField, RegExp>> = {
  fullName: NAME,
  payeeName: NAME,
  bankAccountName: NAME,
  occupation: /^[\p{L}\p{N}][\p{L}\p{M}\p{N} /&,.'()-]{1,59}$/u,
  address: /^[\p{L}\p{N}][\P{C}\n]{9,}$/u,
  line: /^@?[A-Za-z0-9._-]{2,40}$/,
  telegram: /^@?[A-Za-z][A-Za-z0-9_]{4,31}$/,
  facebook: /^[^\s<>"]{2,120}$/,
  whatsapp: /^\+?[0-9][0-9 -]{6,18}[0-9]$/,
  zalo: /^\+?[0-9][0-9 -]{6,18}[0-9]$/,
  wechat: /^[A-Za-z][A-Za-z0-9_-]{4,39}$/,
  qqNum: /^[1-9][0-9]{4,11}$/,
}

/** What is wrong with what a member tells, field by field. `nationality` is what they have once it is told. */
export function profileFaults(told: Told, nationality: string | null, standards: Standards): FieldFault[] {
  return Object.entries(told).flatMap(([name, value]): FieldFault[] => {
    const field = name as ProfileField
    if (value === '') return field === 'nickname' ? [{ field, word: 'field.required' }] : []
    const fault = faultOf(field, value, { nationality, ...standards })
    return fault ? [fault] : []
  })
}

type Known = Standards & { readonly nationality: string | null }

function faultOf(field: ProfileField, value: string, { nationality, ages, brandName }: Known): FieldFault | null {
  const wrong = { field, word: 'field.invalid' }
  switch (field) {
    case 'birthday':
      return birthdayFault(value, ages)
    case 'nationality':
      return NATIONALITIES.includes(value) ? null : wrong
    case 'sourceOfIncome':
      return INCOME_SOURCES.some((source) => source === value) ? null : wrong
    case 'idNumber':
      return idFault(value, nationality)
    case 'nickname':
      return nicknameFault(value, brandName)
    default:
      return PATTERNS[field]?.test(value) ? null : wrong
  }
}

function birthdayFault(value: string, ages: Ages): FieldFault | null {
  if (!isDay(value)) return { field: 'birthday', word: 'field.invalid' }
  if (isOldEnough(value, ages)) return null
  return { field: 'birthday', word: 'field.under_age', values: { age: ages.minimum } }
}

function idFault(value: string, nationality: string | null): FieldFault | null {
  const word = idNumberFault(value, nationality)
  return word && { field: 'idNumber', word }
}

/** Somebody else of the brand has it, or nobody may. */
export const NICKNAME_TAKEN: FieldFault = { field: 'nickname', word: 'field.taken' }

/** What is wrong with a nickname; whether it is another member's already is asked apart. */
export function nicknameFault(value: string, brandName: string): FieldFault | null {
  if (isReserved(value, brandName)) return NICKNAME_TAKEN
  return NICKNAME.test(value) ? null : { field: 'nickname', word: 'field.nickname' }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
