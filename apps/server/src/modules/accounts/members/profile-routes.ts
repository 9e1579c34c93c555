import { dayOf } from '@sanuk/contracts/calendar-day'
import {
  chooseAvatar,
  FIXED_FIELDS,
  memberIcon,
  ownProfile,
  PROFILE_FIELDS,
  type ProfileField,
  saveProfile,
} from '@sanuk/contracts/profile'
import { plainTold } from '@sanuk/contracts/typed-profile'
import type { Brand } from '#platform/caller'
import type { DemandBudgets } from '#platform/capabilities/budgets'
import type { FindPictures, KeepAvatar } from '#platform/capabilities/stored-pictures'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Members } from './index.ts'
import { NICKNAME_TAKEN, profileFaults, type Told } from './profile-faults.ts'

export type ProfileNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly members: Members
  readonly pictures: { readonly find: FindPictures; readonly keepAvatar: KeepAvatar }
  readonly budgets: { readonly demand: DemandBudgets }
  /** In which name the member's accounts at banks are, where they have any. */
  readonly payeeNameOf: (member: string) => Promise<string | null>
}

/** Nobody changes their face more often in an hour. */
const AVATARS = { name: 'avatars of a member', limit: 20, seconds: 60 * 60 }

/** What a brand asks for that never decided. */
export const USUAL_FIELDS: readonly ProfileField[] = PROFILE_FIELDS.filter(
  (name) => !['bankAccountName', 'zalo', 'wechat', 'qqNum'].includes(name),
)

/** As many characters of an ID number as its owner needs to know it again. */
const SHOWN_OF_ID = 4

/** What members tell of themselves, and how they look. */
export function profileRoutes(serve: Serve, needs: ProfileNeeds): void {
  const { database, clock, members, pictures } = needs
  const fieldsOf = async (brand: Brand) => (await members.profileFieldsOf(brand.id)) ?? USUAL_FIELDS

  const withPayeeName = (known: Told, payeeName: string | null): Told =>
    payeeName !== null && !known.payeeName ? { ...known, payeeName } : known

  const portraitOf = async (id: string) => {
    const member = await members.find(id)
    if (!member) throw new Refusal('login_required')
    const found = member.picture && (await pictures.find(member.brand, [member.picture])).get(member.picture)
    return { avatar: member.avatar, picture: found ? found.webp : null }
  }

  serve(memberIcon, ({ caller }) => portraitOf(caller.id))

  serve(ownProfile, async ({ caller, brand }) => {
    const [fields, known, payeeName] = await Promise.all([
      fieldsOf(brand),
      members.profileOf(caller.id),
      needs.payeeNameOf(caller.id),
    ])
    const told = withPayeeName(known, payeeName)
    return {
      fields: fields.map((name) => {
        const value = told[name] ?? null
        const shown = name === 'idNumber' && value !== null ? masked(value) : value
        return { name, value: shown, fixed: value !== null && FIXED_FIELDS.includes(name) }
      }),
      ageMinimum: brand.ageMinimum,
    }
  })

  const takenFaults = async (transaction: Transaction, claim: Parameters<Members['isNameFree']>[1]) =>
    (await members.isNameFree(transaction, claim)) ? [] : [NICKNAME_TAKEN]

  serve(saveProfile, async ({ caller, brand, body }) => {
    const [asked, payeeName] = await Promise.all([fieldsOf(brand), needs.payeeNameOf(caller.id)])
    const wish = plain(body)
    const ages = { today: dayOf(clock(), brand.timeZone), minimum: brand.ageMinimum }
    const standards = { ages, brandName: brand.name }
    await inTransaction(database, async (transaction) => {
      const known = withPayeeName(await members.lockProfile(transaction, caller.id), payeeName)
      const next: Told = { ...known, ...wish }
      // A number that was told before must fit a nationality that is told now.
      const withNumber = wish.nationality && next.idNumber ? { idNumber: next.idNumber, ...wish } : wish
      const { nickname, ...others } = withNumber
      // A name that stays may be older than the rules for names.
      const judged = nickname === known.nickname ? others : withNumber
      const faults = [
        ...profileFaults(judged, next.nationality ?? null, standards),
        ...Object.keys(wish).flatMap((field) => hindrance(field, { asked, known, wish })),
        ...(next.nickname === known.nickname
          ? []
          : await takenFaults(transaction, { brand: brand.id, name: next.nickname ?? '', member: caller.id })),
      ]
      if (faults.length > 0) throw new Refusal('invalid_request', { fields: faults })
      await members.keepProfile(transaction, caller.id, next)
    })
    return {}
  })

  serve(chooseAvatar, async ({ caller, brand, body }) => {
    if ('avatar' in body) {
      await members.setAvatar(caller.id, { avatar: body.avatar, picture: null })
    } else {
      await needs.budgets.demand(brand.id, [{ ...AVATARS, subject: caller.id }])
      await members.setAvatar(caller.id, { avatar: null, picture: await pictures.keepAvatar(brand.id, body.image) })
    }
    return portraitOf(caller.id)
  })
}

const plain = (body: Told): Told =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, plainTold(name, value)]))

type Standing = { readonly asked: readonly ProfileField[]; readonly known: Told; readonly wish: Told }

/** Why a field may not be told: the brand does not ask for it, or it was told before and stays. */
function hindrance(field: string, { asked, known, wish }: Standing) {
  const name = PROFILE_FIELDS.find((one) => one === field)
  if (!name || !asked.includes(name)) return [{ field, word: 'field.unknown' }]
  const before = known[name]
  const changes = before !== undefined && before !== wish[name]
  return changes && FIXED_FIELDS.includes(name) ? [{ field, word: 'field.fixed' }] : []
}

const masked = (number: string): string =>
  number.slice(-SHOWN_OF_ID).padStart(Math.max(number.length, SHOWN_OF_ID + 1), '•')
