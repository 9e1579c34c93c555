import * as z from 'zod/mini'
import { PICTURE_REFUSALS, PICTURE_TEXT_MAX } from './pictures.ts'
import { route } from './route.ts'

/** Everything a member may tell of themselves, in the order in which it is asked. */
export const PROFILE_FIELDS = [
  ...(['nickname', 'fullName', 'payeeName', 'birthday', 'nationality', 'idNumber', 'address'] as const),
  ...(['occupation', 'sourceOfIncome', 'bankAccountName'] as const),
  ...(['line', 'telegram', 'facebook', 'whatsapp', 'zalo', 'wechat', 'qqNum'] as const),
] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** Once it is told it stays: money is paid to that name, and nobody is born twice. */
export const FIXED_FIELDS: readonly ProfileField[] = ['payeeName', 'birthday']

export const INCOME_SOURCES = ['salary', 'business', 'investments', 'savings', 'family', 'pension', 'other'] as const

/** Countries and territories of ISO 3166-1, by their two letters. */
export const NATIONALITIES = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH ' +
  'CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GH GI GL GM ' +
  'GN GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI ' +
  'LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ ' +
  'OM PA PE PF PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY SZ TC ' +
  'TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS XK YE ZA ZM ZW'
).split(' ')

/** How many portraits the site has drawn. */
export const DRAWN_AVATARS = 12

/** A portrait by its number among those that are drawn, or one of the member's own, with its files as a `srcset`. */
export const portrait = { avatar: z.int(), picture: z.nullable(z.string()) }

export const memberIcon = route({
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'trial',
  summary: 'The portrait of whoever is signed in.',
  answer: z.strictObject(portrait),
  refusals: [],
})

export const ownProfile = route({
  method: 'GET',
  path: '/wps/member/profile',
  access: 'member',
  summary: 'What the member told of themselves, of all that the brand asks for; of an ID number the end.',
  answer: z.strictObject({
    fields: z.array(
      z.strictObject({
        name: z.enum(PROFILE_FIELDS),
        value: z.nullable(z.string()),
        /** It does not change any more. */
        fixed: z.boolean(),
      }),
    ),
    ageMinimum: z.int(),
  }),
  refusals: [],
})

const told = z.string().check(z.maxLength(500), z.regex(/^[\P{C}\p{Cf}\s]*$/u))

export const saveProfile = route({
  method: 'PUT',
  path: '/wps/member/profile',
  access: 'member',
  sealed: true,
  summary: 'Changes what is named; what is empty is forgotten, where it is not fixed.',
  body: z.partialRecord(z.enum(PROFILE_FIELDS), told),
  answer: z.strictObject({}),
  refusals: ['sealed_body_invalid', 'sealed_body_replayed'],
})

export const chooseAvatar = route({
  method: 'PUT',
  path: '/wps/member/profile/avatar',
  access: 'member',
  bodyMax: PICTURE_TEXT_MAX + 1024,
  summary:
    'Takes a drawn portrait by its number, or a picture (PNG, JPEG or WebP in base64), which is cut to a square.',
  body: z.union([
    z.strictObject({ avatar: z.int().check(z.minimum(0), z.maximum(DRAWN_AVATARS - 1)) }),
    z.strictObject({ image: z.string().check(z.maxLength(PICTURE_TEXT_MAX)) }),
  ]),
  answer: z.strictObject(portrait),
  refusals: [...PICTURE_REFUSALS, 'too_many_requests'],
})
