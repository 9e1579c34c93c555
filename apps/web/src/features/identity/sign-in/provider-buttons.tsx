import { useLingui } from '@lingui/react'
import { listProviders, startProvider } from '@sanuk/contracts/providers'
import { Button } from '@sanuk/ui/button'
import { useQuery } from '@tanstack/react-query'
import { ProviderMark } from '../../../components/provider-mark.tsx'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'

/** Leads to those whose visitors the brand lets in; from there one comes back to the login. */
export function ProviderButtons({ onFault }: { readonly onFault: (message: string | undefined) => void }) {
  const { _ } = useLingui()
  const { data } = useQuery(read(listProviders))
  const leave = async (provider: string) => {
    onFault(undefined)
    try {
      const { url } = await call(startProvider, { params: { provider }, body: { page: 'login' } })
      location.assign(url)
    } catch (error) {
      onFault(faultText(error, _))
    }
  }
  return data?.providers.map(({ code, name }) => (
    <Button key={code} look="outline" wide icon={<ProviderMark code={code} />} onClick={() => leave(code)}>
      {_('identity.provider', { name })}
    </Button>
  ))
}
