import { randomInt } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictures } from '../../src/modules/site/pictures/index.ts'
import { acrossBrands, withinBrand } from '../../src/platform/brand-scope.ts'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { openPayingHouse, type PayingHouse } from '../withdrawals/withdrawals.fixture.ts'

const SECRET = 'the secret of an installation, drawn once'
const FRESH = { id: '2027', secret: 'another secret, drawn a year later on' }

let house: PayingHouse
let databases: Databases
beforeAll(async () => {
  house = await openPayingHouse({ installationSecret: SECRET })
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
})
afterAll(async () => {
  await databases.close()
  await house.close()
})

/** The rooms of other processes of the installation, by the keys they were given. */
const picturesUnder = (...secrets: { id: string; secret: string }[]) =>
  createPictures({ database: databases.database, secrets })
const OWN = { id: 'installation', secret: SECRET }

/** Equal pictures are kept once, so each passport has a colour of its own. */
async function drawPicture(): Promise<string> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const paper = sharp({ create: { width: 300, height: 200, channels: 3, background } })
  return (await paper.png().toBuffer()).toString('base64')
}

async function sentPassport() {
  const picture = await drawPicture()
  const { call } = await house.newMember()
  const { id } = (await call('POST', '/wps/member/documents', { kind: 'passport', images: [picture] })).body.value
  const { rows } = await house.pool.query('select brand, pictures from documents.document where id = $1', [id])
  const { brand, pictures } = rows[0]
  return {
    brand,
    pictures,
    shown: async () =>
      Buffer.from((await call('GET', `/wps/member/documents/${id}/pictures`)).body.value.list[0], 'base64'),
    opened: (room: ReturnType<typeof createPictures>) => withinBrand(brand, () => room.closedBytes(brand, pictures)),
    row: async () =>
      (
        await house.pool.query(
          `select hash, bytes, key_id, data_key from pictures.file
            where not open and hash in (select f ->> 'hash' from pictures.picture, jsonb_array_elements(files) f
                                         where id = any ($1))`,
          [pictures],
        )
      ).rows[0],
  }
}

test('identity documents are stored encrypted and can be decrypted only with their own key', async () => {
  const passport = await sentPassport()
  const { bytes, key_id } = await passport.row()
  const shown = await passport.shown()
  expect((await sharp(shown).metadata()).format).toBe('webp')
  expect(key_id).toBe('installation')
  expect(bytes.includes(shown.subarray(0, 16))).toBe(false)
  await expect(sharp(bytes).metadata()).rejects.toThrow()
  expect(await passport.opened(picturesUnder(OWN))).toEqual([shown])
  await expect(passport.opened(picturesUnder({ ...OWN, secret: FRESH.secret }))).rejects.toThrow()
  await expect(passport.opened(picturesUnder(FRESH))).rejects.toThrow('needs the key installation')
})

test('the job encrypts pictures stored in plain, and they stay readable through a key rotation', async () => {
  const passport = await sentPassport()
  const shown = await passport.shown()
  const { hash } = await passport.row()
  const asBefore = 'update pictures.file set bytes = $2, key_id = null, data_key = null where hash = $1 and not open'
  await house.pool.query(asBefore, [hash, shown])
  expect(await passport.shown()).toEqual(shown)
  await house.jobs.find(({ name }) => name === 'pictures-seal')?.work()
  const sealed = await passport.row()
  expect(sealed.key_id).toBe('installation')
  expect(sealed.bytes.includes(shown.subarray(0, 16))).toBe(false)
  expect(await passport.shown()).toEqual(shown)

  await acrossBrands(picturesUnder(FRESH, OWN).sealOthers)
  const moved = await passport.row()
  expect(moved.key_id).toBe('2027')
  expect(moved.bytes).toEqual(sealed.bytes)
  expect(await passport.opened(picturesUnder(FRESH))).toEqual([shown])
  expect(await passport.opened(picturesUnder(FRESH, OWN))).toEqual([shown])
})
