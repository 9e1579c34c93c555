import { makeHashingCheap } from '../src/platform/passwords.ts'

// `passwords.test.ts` hashes at the real cost; here a member is registered for nearly every test.
makeHashingCheap()
