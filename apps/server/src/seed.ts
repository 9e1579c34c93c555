import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { seedDemo } from './seed/demo-brand.ts'

const account = z.object({ username: z.string(), password: z.string() })
const operator = z.extend(account, { authenticator: z.string() })
const accounts = z.object({ member: account, agent: account, operator, supervisor: operator })

const ownerUrl = process.env.SANUK_OWNER_DATABASE_URL
if (!ownerUrl) throw new Error('SANUK_OWNER_DATABASE_URL is not set')
await seedDemo({
  ownerUrl,
  accounts: accounts.parse(JSON.parse(await text(process.stdin))),
  installationSecret: process.env.SANUK_LEDGER_KEY,
})
