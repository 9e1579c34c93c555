import type { signInProviders } from '@sanuk/contracts/office-providers'
import type { AnswerOf } from '@sanuk/contracts/route'

export type Provider = AnswerOf<typeof signInProviders>['providers'][number]

export const PROVIDERS = ['providers']

/** A provider as it stands in a form. */
export type ProviderValues = Omit<Provider, 'callbacks' | 'tokenEndpoint'> & {
  readonly tokenEndpoint: string
  readonly clientSecret: string
}

const EMPTY: ProviderValues = {
  ...{ code: '', name: '', issuer: '', clientId: '', clientSecret: '', tokenEndpoint: '', enabled: false },
}

/** Those that most brands have, with what is the same for everybody. */
export const PRESETS = {
  google: { ...EMPTY, code: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
  facebook: {
    ...{ ...EMPTY, code: 'facebook', name: 'Facebook', issuer: 'https://www.facebook.com' },
    tokenEndpoint: 'https://graph.facebook.com/oauth/access_token',
  },
  other: EMPTY,
} as const satisfies Record<string, ProviderValues>

export type Preset = keyof typeof PRESETS

/** A provider's settings for the form; its secret is told to nobody. */
export const valuesOf = ({ callbacks: _callbacks, tokenEndpoint, ...provider }: Provider): ProviderValues => ({
  ...provider,
  tokenEndpoint: tokenEndpoint ?? '',
  clientSecret: '',
})
