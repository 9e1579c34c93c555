import { checkAffiliate } from '@sanuk/contracts/agent-links'
import type { RegistrationRules } from '@sanuk/contracts/registration-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetInvitation, keptInvitation } from '../../../session/invitation.ts'
import { read } from '../../../wire/read.ts'

/**
 * The invitation that led here. It goes along unseen as long as it is somebody's; where it is nobody's, the field is
 * shown, so that it can be mended.
 */
export function useInvitation(rules: RegistrationRules | undefined): {
  readonly rules: RegistrationRules | undefined
  readonly unseen: string | null
  readonly shown: string
} {
  const [code] = useState(keptInvitation)
  const { data } = useQuery({
    ...read(checkAffiliate, { query: { code: code ?? '', domain: location.hostname } }),
    enabled: code !== null,
  })
  const broken = data?.success === false
  if (broken) forgetInvitation()
  const asked = rules?.affiliateCode.enabled ?? false
  if (!rules || code === null) return { rules, unseen: null, shown: '' }
  if (!broken) return { rules, unseen: asked ? null : code, shown: code }
  const shownField = { ...rules.affiliateCode, enabled: true }
  return { rules: { ...rules, affiliateCode: shownField }, unseen: null, shown: code }
}
