import { sendRegistrationSms, sendSms } from '@sanuk/contracts/verification'
import type { Serve } from '#platform/serve'
import type { Verification } from './index.ts'

export function verificationRoutes(serve: Serve, { verification }: { verification: Verification }): void {
  serve(sendSms, ({ body, brand, language, address, cookies }) =>
    verification.requestCode(body, { brand, language, address, device: cookies.read('device') }),
  )

  serve(sendRegistrationSms, ({ body, brand, language, address, cookies }) =>
    verification.requestCode(body, { brand, language, address, device: cookies.read('device') }),
  )
}
