import type { RegistrationField, RegistrationFieldName } from '@sanuk/contracts/registration-rules'

/** A field's rule, with what judges it: in time linear in the value, whatever expression a brand came up with. */
export type RegistrationRule = RegistrationField & { readonly matches: (value: string) => boolean }

/** What a brand's registration asks, by field. */
export type BrandRules = Readonly<Record<RegistrationFieldName, RegistrationRule>>
