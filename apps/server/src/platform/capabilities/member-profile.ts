import type { ProfileField } from '@sanuk/contracts/profile'

/** What members told of themselves; a field they left empty is missing. */
export type ToldProfile = Readonly<Partial<Record<ProfileField, string>>>

/** What a member told. */
export type ProfileOf = (member: string) => Promise<ToldProfile>
