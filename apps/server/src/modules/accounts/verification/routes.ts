import { readMobile, sendRegistrationSms, sendSms } from '@sanuk/contracts/verification'
import { demandPhoneNumber, demandServed } from '#platform/phone-number'
import type { Serve } from '#platform/serve'
import type { Verification } from './index.ts'

export function verificationRoutes(serve: Serve, { verification }: { verification: Verification }): void {
  serve(sendSms, ({ body, brand, language, address, cookies }) =>
    verification.requestCode(body, { brand, language, address, device: cookies.read('device') }),
  )

  serve(sendRegistrationSms, ({ body, brand, language, address, cookies }) =>
    verification.requestCode(body, { brand, language, address, device: cookies.read('device') }),
  )

  serve(readMobile, async ({ body, brand }) => {
    const { number, country } = demandPhoneNumber(body)
    demandServed(country, brand)
    return { number }
  })
}
