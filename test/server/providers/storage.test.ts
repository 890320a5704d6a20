import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { loadConfig } from '@server/config'
import { escapeKey, signOss4 } from '@server/providers/storage/oss4-signature'
import { createGuard } from '@server/providers/guard'
import { limits } from '@server/providers/limits'
import { createStorage, type Storage } from '@server/providers/storage/storage'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { agreeToIdentityNotice, someFile } from '../upload/pictures'
import { type OssFake, startOssFake } from './oss-fake'

let fake: OssFake
before(async () => {
  fake = await startOssFake()
})
after(() => fake.close())

const store = (env: Record<string, string> = {}) =>
  createStorage(
    loadConfig({ DATA_DIR: temporaryDataDir(), ...fake.env, ...env }).providers.storage,
    createGuard(limits.storage),
  )

test('OSS requests are signed as the published example of signature V4', () => {
  const { authorization } = signOss4(
    {
      method: 'PUT',
      bucket: 'bucket',
      key: '1234+-/123/1.txt',
      query: {
        param1: 'value1',
        '+param1': 'value3',
        '|param1': 'value4',
        '+param2': '',
        '|param2': '',
        param2: '',
      },
      headers: { 'x-oss-head1': 'value', 'content-type': 'text/plain' },
      at: new Date(1702743657000),
    },
    { accessKeyId: 'ak', accessKeySecret: 'sk', region: 'cn-hangzhou' },
  )
  assert.equal(
    authorization,
    'OSS4-HMAC-SHA256 Credential=ak/20231216/cn-hangzhou/oss/aliyun_v4_request,Signature=e21d18daa82167720f9b1047ae7e7f1ce7cb77a31e8203a7d5f4624fa0284afe',
  )
})

for (const [name, env] of [
  ['OSS', {}],
  ['a folder', { STORAGE_PROVIDER: 'local' }],
] as const) {
  describe(`a store in ${name}`, () => {
    let storage: Storage
    before(() => {
      storage = store(env)
    })

    test('gives back what it was given, the last of it', async () => {
      const content = someFile('png', 100_000)
      await storage.put('public/ab/abc.png', Buffer.from('before'))
      await storage.put('public/ab/abc.png', content)
      assert.deepEqual(await storage.read('public/ab/abc.png'), content)
      assert.equal(await storage.read('public/ab/abc.png', 99_999), null)
    })

    test('gives a part of it, and nothing of what is not there', async () => {
      const content = someFile('mp4', 100_000)
      await storage.put('public/pa/part.mp4', content)
      const part = await storage.readPart('public/pa/part.mp4', [500, 999])
      assert.deepEqual(part, content.subarray(500, 1000))
      const end = await storage.readPart('public/pa/part.mp4', [99_990, 99_999])
      assert.deepEqual(end, content.subarray(-10))
      assert.equal(await storage.readPart('public/pa/none.mp4', [0, 9]), null)
    })

    test('has nothing where nothing was put or all was removed', async () => {
      await storage.put('private/cd/cde', Buffer.from('x'))
      await storage.remove('private/cd/cde')
      await storage.remove('private/cd/cde')
      await storage.remove('private/ef/never')
      assert.equal(await storage.read('private/cd/cde'), null)
      assert.equal(await storage.read('private/ef/never'), null)
    })
  })
}

test('a folder gives out nothing that lies outside of it', async () => {
  const storage = store({ STORAGE_PROVIDER: 'local' })
  for (const key of ['../data.key', 'public/../../data.key', '/etc/passwd', 'a\0b', '.', '']) {
    assert.equal(await storage.read(key), null, key)
    await assert.rejects(storage.put(key, Buffer.from('x')), /no key/, key)
  }
})

test('what OSS does not take is an error with its code', async () => {
  const wrong = store({ ALIYUN_ACCESS_KEY_SECRET: 'wrong' })
  await assert.rejects(wrong.put('public/a', Buffer.from('x')), /403 SignatureDoesNotMatch/)
  await assert.rejects(wrong.grant('staging/1/'), /SignatureDoesNotMatch/)
  await assert.rejects(store({ ALIYUN_OSS_ROLE: 'none' }).grant('staging/1/'), /no role/)
})

describe('uploads by way of OSS', () => {
  const uploading = '/tp5/api/UserUpload/uploadBase64Image'
  let house: House
  let person: Person
  before(async () => {
    house = await openHouse({ seeded: false, env: fake.env })
    person = await newPerson(house)
  })
  after(() => house.close())

  async function grantOf({ token }: Person) {
    const grant = await house.ask('/tp5/api/UserUpload/getOssSts', {}, { token })
    if (grant.mode !== 'oss') throw new Error('There is no grant')
    return grant
  }

  /** As a phone does it that was given leave. */
  async function putDirectly(
    grant: Awaited<ReturnType<typeof grantOf>>,
    key: string,
    body: Buffer,
  ) {
    const headers = signOss4(
      {
        method: 'PUT',
        bucket: fake.env.ALIYUN_OSS_BUCKET ?? '',
        key,
        headers: { 'x-oss-security-token': grant.security_token, 'content-type': 'image/png' },
        at: new Date(),
      },
      {
        accessKeyId: grant.access_key_id,
        accessKeySecret: grant.access_key_secret,
        region: grant.region,
      },
    )
    const put = { method: 'PUT', headers, body: new Uint8Array(body) }
    return (await fetch(`${grant.url}/${escapeKey(key)}`, put)).status
  }

  test('are served by this server, and private ones lie there sealed', async () => {
    await agreeToIdentityNotice(house, person.token)
    for (const kind of ['avatar', 'identity'] as const) {
      const content = someFile('png')
      const input = { kind, content: content.toString('base64') }
      const { url } = await house.ask(uploading, input, person)
      const response = await house.app.inject({ method: 'GET', url })
      assert.deepEqual(response.rawPayload, content)
      const raw = [...fake.objects.values()].some((object) => object.equals(content))
      assert.equal(raw, kind === 'avatar')
    }
  })

  test('may be put straight into the bucket, below the own prefix only', async () => {
    const grant = await grantOf(person)
    const content = someFile('png')
    const key = `${grant.prefix}photo 1.png`
    assert.equal(await putDirectly(grant, key, content), 200)
    assert.equal(await putDirectly(grant, 'public/ab/taken.png', content), 403)
    const { url } = await house.ask(uploading, { kind: 'avatar', object_key: key }, person)
    assert.deepEqual((await house.app.inject({ method: 'GET', url })).rawPayload, content)
    assert.equal(fake.objects.has(key), false)
    const lasts = Date.parse(grant.expires_at) - Date.now()
    assert.ok(lasts > 600_000 && lasts <= 900_000)
  })

  test("are never taken from another person's prefix, nor from the store itself", async () => {
    const owner = await grantOf(person)
    await putDirectly(owner, `${owner.prefix}mine.png`, someFile('png'))
    const stranger = await newPerson(house)
    const own = (await grantOf(stranger)).prefix
    const kept = [...fake.objects.keys()].find((key) => key.startsWith('private/')) ?? ''
    for (const object_key of [`${owner.prefix}mine.png`, kept, `${own}../../${kept}`]) {
      const reply = await house.call(uploading, { kind: 'avatar', object_key }, stranger)
      assert.equal(reply.error, 404, object_key)
    }
  })

  test('that are put there are looked at like any other', async () => {
    const grant = await grantOf(person)
    const key = `${grant.prefix}page.png`
    await putDirectly(grant, key, Buffer.from('<html><script>1</script>'))
    const reply = await house.call(uploading, { kind: 'avatar', object_key: key }, person)
    assert.equal(reply.error, 1101)
    await putDirectly(grant, key, someFile('png', 3 * 1024 * 1024))
    const large = await house.call(uploading, { kind: 'avatar', object_key: key }, person)
    assert.equal(large.error, 404)
  })
})
