import * as z from 'zod/mini'
import { route } from './route.ts'

/** Kinds of pattern a rule may name; their words stand in the locales under `field.pattern.<kind>`. */
export const PATTERN_KINDS = [
  'any',
  'letters',
  'letterThenLettersAndDigits',
  'digits',
  'lettersDigitsWithCapital',
  'lettersAndSpaces',
  'noSpaces',
  'date',
  'korean',
  'thaiOrEnglish',
  'thai',
  'chineseAndDigits',
  'mailbox',
  'own',
] as const
export type PatternKind = (typeof PATTERN_KINDS)[number]

/** Whether the words of the pattern show the whole format: they help more than the length of a value that lacks it. */
export const isFormat = (kind: PatternKind): boolean => kind === 'mailbox' || kind === 'date'

export const registrationField = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  /** What a value must match from end to end, in the syntax that RE2 and browsers share; `*` is anything. */
  acceptedPattern: z.string(),
  patternId: z.enum(PATTERN_KINDS),
  /** Lengths in Unicode code points. */
  minLength: z.number(),
  maxLength: z.number(),
})
export type RegistrationField = z.output<typeof registrationField>

/** Everything a registration may ask for, in the order in which it is asked. */
export const REGISTRATION_FIELDS = [
  'username',
  'mobileNum',
  'password',
  'paymentPassword',
  'payeeName',
  'birthday',
  'email',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const
export type RegistrationFieldName = (typeof REGISTRATION_FIELDS)[number]
export type RegistrationRules = Readonly<Record<RegistrationFieldName, RegistrationField>>

/** What a brand may say of a field otherwise than by default. */
export const ownRule = z.strictObject({
  enabled: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
  pattern: z.optional(z.enum(PATTERN_KINDS)),
  /** For the pattern `own`. */
  expression: z.optional(z.string().check(z.maxLength(200))),
  length: z.optional(z.tuple([z.int().check(z.gte(0)), z.int().check(z.lte(255))])),
})
export const ownRules = z.partialRecord(z.enum(REGISTRATION_FIELDS), ownRule)
export type OwnRule = z.output<typeof ownRule>
export type OwnRules = z.output<typeof ownRules>

const rules: Record<RegistrationFieldName, typeof registrationField> = {
  username: registrationField,
  mobileNum: registrationField,
  password: registrationField,
  paymentPassword: registrationField,
  payeeName: registrationField,
  birthday: registrationField,
  email: registrationField,
  line: registrationField,
  whatsapp: registrationField,
  facebook: registrationField,
  wechat: registrationField,
  qqNum: registrationField,
  idNumber: registrationField,
  recommenderId: registrationField,
  affiliateCode: registrationField,
  captcha: registrationField,
}

export const registrationRules = route({
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'visitor',
  atTheDoor: true,
  kept: 'brand',
  summary: 'Which fields the registration shows, which it demands, and what each accepts.',
  answer: z.strictObject(rules),
  refusals: [],
})
