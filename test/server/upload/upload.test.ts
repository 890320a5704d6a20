import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, mock, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { mostBytes, type UploadKind } from '@contract/upload'
import { refusals } from '@contract/refusals'
import { allowanceRules } from '@server/areas/upload/rules'
import { uploadAllowances, uploads } from '@server/areas/upload/tables'
import { claimUploads, releaseUploads } from '@server/areas/upload/upload'
import { type Refusal } from '@server/call/refusal'
import { jobsOf, runJobs } from '../harness/jobs'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { agreeToIdentityNotice, newUpload, someFile, somePicture } from './pictures'

const uploading = '/tp5/api/UserUpload/uploadBase64Image'
const hour = 3600 * 1000

let house: House
let person: Person
let now: Date
before(async () => {
  now = new Date()
  house = await openHouse({ seeded: false, clock: () => now })
  person = await newPerson(house)
  await agreeToIdentityNotice(house, person.token)
})
after(() => house.close())

const send = (kind: UploadKind, content: string | Buffer, token = person.token) =>
  house.call(
    uploading,
    { kind, content: typeof content === 'string' ? content : content.toString('base64') },
    { token, timestamp: Math.floor(now.getTime() / 1000) },
  )
const open = (url: string, headers = {}) => house.app.inject({ method: 'GET', url, headers })
const stored = () =>
  fs
    .readdirSync(path.join(house.config.dataDir, 'uploads'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\w{32}/.test(name))

async function refusedAs(name: keyof typeof refusals, reply: ReturnType<typeof send>) {
  const { error, message } = await reply
  assert.equal(error, refusals[name].error, message)
}

describe('a public picture', () => {
  test('comes back as it went up, kept for ever and never run', async () => {
    const content = someFile('jpeg')
    const { url } = (await send('avatar', content)).data as { url: string }
    assert.match(url, /^\/files\/[0-9a-f]{32}\.jpg$/)
    const response = await open(url)
    assert.equal(response.statusCode, 200)
    assert.deepEqual(response.rawPayload, content)
    assert.equal(response.headers['content-type'], 'image/jpeg')
    assert.equal(response.headers['x-content-type-options'], 'nosniff')
    assert.equal(response.headers['content-disposition'], 'inline')
    assert.match(String(response.headers['content-security-policy']), /default-src 'none'; sandbox/)
    assert.match(String(response.headers['cache-control']), /immutable/)
    const head = await house.app.inject({ method: 'HEAD', url })
    assert.equal(head.headers['content-length'], String(content.length))
    assert.equal(head.rawPayload.length, 0)
    const etag = String(response.headers.etag)
    assert.equal((await open(url, { 'if-none-match': etag })).statusCode, 304)
  })

  test('is found by its whole name only', async () => {
    const { url } = await newUpload(house, person.token, 'avatar')
    const names = [url.slice(0, -5), `${url}x`, '/files/', '/files/..%2f..%2fdata.key']
    for (const name of [...names, `/files/${'0'.repeat(32)}.png`])
      assert.equal((await open(name)).statusCode, 404, name)
  })

  test('sent again is the same upload, also when both arrive at once', async () => {
    const content = somePicture()
    const [one, other] = await Promise.all([send('avatar', content), send('avatar', content)])
    const third = await send('avatar', content)
    assert.deepEqual(one.data, other.data)
    assert.deepEqual(one.data, third.data)
    const elsewhere = await send('advertisement', content)
    assert.notDeepEqual(elsewhere.data, one.data)
  })
})

test('a film is sent in the parts a player asks for', async () => {
  const content = someFile('mp4', 5000)
  const { url } = (await send('advertisement', content)).data as { url: string }
  const part = await open(url, { range: 'bytes=100-199' })
  assert.equal(part.statusCode, 206)
  assert.equal(part.headers['content-range'], 'bytes 100-199/5000')
  assert.deepEqual(part.rawPayload, content.subarray(100, 200))
  assert.deepEqual((await open(url, { range: 'bytes=-50' })).rawPayload, content.subarray(4950))
  assert.equal((await open(url, { range: 'bytes=5000-' })).statusCode, 416)
})

test('a part of a film is read without the rest of it', async () => {
  const { url } = (await send('advertisement', someFile('mp4', 5000))).data as { url: string }
  const whole = mock.method(house.providers.storage, 'read')
  const part = mock.method(house.providers.storage, 'readPart')
  await open(url, { range: 'bytes=100-199' })
  assert.deepEqual([whole.mock.callCount(), part.mock.callCount()], [0, 1])
  mock.restoreAll()
})

test('a network that asks for files without end is refused', async () => {
  const ask = (address: string) =>
    open(`/files/${'0'.repeat(32)}.png`, { 'x-forwarded-for': address })
  for (let nth = 0; nth < 1200; nth++) await ask('192.0.2.80')
  assert.equal((await ask('192.0.2.80')).statusCode, 429)
  assert.equal((await ask('192.0.2.81')).statusCode, 404)
})

describe('what goes up', () => {
  test('is known by its bytes: every format, and nothing else', async () => {
    for (const format of ['png', 'jpeg', 'gif', 'webp', 'mp4'] as const)
      assert.equal((await send('advertisement', someFile(format))).error, 0, format)
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      '<!doctype html><p>GIF89a</p>',
      '%PDF-1.7',
      '\0\0\0\x18ftypheic and more',
      'x',
    ]
    for (const other of others)
      await refusedAs('fileUnknown', send('advertisement', Buffer.from(other)))
  })

  test('is no picture of more pixels than a phone can hold', async () => {
    const formats = ['png', 'jpeg', 'gif', 'webp', 'webpLossless', 'webpExtended'] as const
    const most = { width: 12_000, height: 4_166 }
    const { token } = await newPerson(house)
    for (const format of formats) {
      assert.equal(
        (await send('advertisement', someFile(format, 200, most), token)).error,
        0,
        format,
      )
      for (const size of [
        { width: 12_001, height: 1 },
        { width: 1, height: 12_001 },
        { width: 10_000, height: 5_001 },
      ]) {
        const { error, message } = await send('advertisement', someFile(format, 200, size), token)
        assert.equal(error, refusals.tooLarge.error, format)
        assert.match(message, new RegExp(`${size.width}×${size.height} 像素`))
      }
    }
  })

  test('is no picture that does not say how large it is', async () => {
    const { token } = await newPerson(house)
    const isRefused = (content: Buffer) =>
      refusedAs('fileUnknown', send('advertisement', content, token))
    for (const format of ['png', 'jpeg', 'gif'] as const) {
      await isRefused(someFile(format).subarray(0, 9))
      await isRefused(someFile(format, 200, { width: 0, height: 9 }))
    }
    await isRefused(Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(1_000_000, 0xff)]))
    await isRefused(Buffer.from('RIFF....WEBPVP9 '.padEnd(99, '.')))
  })

  test('is no film where only pictures are asked for', async () => {
    await refusedAs('fileUnknown', send('avatar', someFile('mp4')))
  })

  test('is whole, canonical base64', async () => {
    const content = somePicture()
    for (const broken of [`${content} `, content.slice(0, -1), `data:image/png;base64,${content}`])
      await refusedAs('invalid', send('avatar', broken))
    await refusedAs('invalid', house.call(uploading, { kind: 'avatar' }, person))
  })

  test('is as large as allowed and no larger', async () => {
    const bytes = mostBytes.picture
    assert.equal((await send('avatar', someFile('png', bytes))).error, 0)
    await refusedAs('tooLarge', send('avatar', someFile('png', bytes + 1)))
    await refusedAs('tooLarge', send('advertisement', someFile('png', bytes + 1)))
    assert.equal((await send('advertisement', someFile('mp4', mostBytes.video))).error, 0)
    await refusedAs('tooLarge', send('advertisement', someFile('mp4', mostBytes.video + 1)))
    await refusedAs('tooLarge', send('advertisement', 'A'.repeat(13 * 1024 * 1024)))
  })
})

describe('a private picture', () => {
  const privately = async () => {
    const content = someFile('png')
    const { data } = await send('identity', content)
    return { content, ...(data as { upload_id: string; url: string }) }
  }

  test('is shown by an address that is signed and soon over', async () => {
    const { content, url } = await privately()
    const response = await open(url)
    assert.deepEqual(response.rawPayload, content)
    assert.equal(response.headers['cache-control'], 'private, no-store')
    now = new Date(now.getTime() + 301 * 1000)
    assert.equal((await open(url)).statusCode, 403)
  })

  test('is not shown by an address that was changed', async () => {
    const [mine, other] = [await privately(), await privately()]
    const signed = mine.url.slice(mine.url.indexOf('?'))
    const later = mine.url.replace(/expires=\d+/, 'expires=9999999999')
    for (const url of [
      `/files/private/${other.upload_id}${signed}`,
      `/files/private/${mine.upload_id}`,
      `/files/private/x${signed}`,
      later,
    ])
      assert.equal((await open(url)).statusCode, 403, url)
  })

  test('has its address told to its owner alone', async () => {
    const { upload_id } = await privately()
    const asking = (token: string) =>
      house.call(
        '/tp5/api/UserUpload/picture',
        { upload_id },
        { token, timestamp: Math.floor(now.getTime() / 1000) },
      )
    const mine = (await asking(person.token)).data as { url: string }
    assert.equal((await open(mine.url)).statusCode, 200)
    const stranger = await newPerson(house)
    assert.equal((await asking(stranger.token)).error, refusals.notFound.error)
  })

  test('lies sealed on the disk and is not reachable as a public one', async () => {
    const { content, upload_id } = await privately()
    const [row] = await house.database.db
      .select()
      .from(uploads)
      .where(eq(uploads.uploadId, upload_id))
    const key = row?.storageKey ?? ''
    const onDisk = fs.readFileSync(path.join(house.config.dataDir, 'uploads', key))
    assert.equal(onDisk.includes(content.subarray(20, 60)), false)
    assert.equal((await open(`/files/${path.basename(key)}`)).statusCode, 404)
  })
})

describe('a claim', () => {
  const claim = (uploadIds: string[], by: Partial<Parameters<typeof claimUploads>[1]> = {}) =>
    house.database.transaction((db) =>
      claimUploads(db, {
        userId: person.userId,
        uploadIds,
        kind: 'after-sale',
        usedBy: 'after-sale 1',
        now: new Date(),
        ...by,
      }),
    )
  const unusable = (claiming: Promise<void>) =>
    assert.rejects(claiming, (reason: Refusal) => reason.error === refusals.uploadUnusable.error)
  const some = async () => (await newUpload(house, person.token, 'after-sale')).upload_id
  before(() => {
    now = new Date()
  })

  test('takes each upload once', async () => {
    const ids = [await some(), await some()]
    await claim(ids)
    await unusable(claim(ids))
    await unusable(claim([await some(), ids[0] as string]))
  })

  test('takes it once also when two ask at the same moment', async () => {
    const ids = [await some()]
    const results = await Promise.allSettled([claim(ids), claim(ids), claim(ids)])
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
  })

  test("takes nothing of another person's, of another kind or too old", async () => {
    const ids = [await some()]
    await unusable(claim(ids, { userId: (await newPerson(house)).userId }))
    await unusable(claim(ids, { kind: 'avatar' }))
    await unusable(claim(ids, { now: new Date(Date.now() + 25 * hour) }))
    await unusable(claim(['01940000-0000-7000-8000-000000000001']))
    await claim(ids)
  })

  test('makes room for the same picture in another case', async () => {
    const content = somePicture()
    const first = (await send('after-sale', content)).data as { upload_id: string }
    await claim([first.upload_id])
    const second = (await send('after-sale', content)).data as { upload_id: string }
    assert.notEqual(second.upload_id, first.upload_id)
    await claim([second.upload_id], { usedBy: 'after-sale 2' })
  })
})

describe('cleaning', () => {
  const clean = (at: Date) => runJobs(house, jobsOf(house.config, 'upload'), at)
  const tomorrow = () => new Date(Date.now() + 25 * hour)

  test('removes what nobody used, and leaves what is in use', async () => {
    const used = await newUpload(house, person.token, 'advertisement')
    const released = await newUpload(house, person.token, 'advertisement')
    for (const [{ upload_id }, usedBy] of [
      [used, 'task 1'],
      [released, 'task 2'],
    ] as const)
      await claimUploads(house.database.db, {
        userId: person.userId,
        uploadIds: [upload_id],
        kind: 'advertisement',
        usedBy,
        now,
      })
    const forgotten = await newUpload(house, person.token, 'advertisement')
    await clean(now)
    assert.equal((await open(forgotten.url)).statusCode, 200)
    await releaseUploads(house.database.db, 'task 2', now)
    await clean(tomorrow())
    assert.equal((await open(forgotten.url)).statusCode, 404)
    assert.equal((await open(released.url)).statusCode, 404)
    assert.equal((await open(used.url)).statusCode, 200)
  })

  test('leaves no file without a row after a fall at any point', async () => {
    const rowsOnly = await newUpload(house, person.token, 'advertisement')
    const half = await newUpload(house, person.token, 'advertisement')
    const { db } = house.database
    const fileOf = ({ url }: { url: string }) => {
      const name = path.basename(url)
      return path.join(house.config.dataDir, 'uploads/public', name.slice(0, 2), name)
    }
    fs.rmSync(fileOf(rowsOnly))
    await db.update(uploads).set({ stored: false }).where(eq(uploads.uploadId, half.upload_id))
    fs.writeFileSync(`${fileOf(half)}.0a1b2c.draft`, 'half a file')
    assert.equal((await open(half.url)).statusCode, 404)
    assert.equal((await open(rowsOnly.url)).statusCode, 404)
    await clean(tomorrow())
    const rows = await db.select().from(uploads)
    assert.deepEqual(stored().sort(), rows.map(({ storageKey }) => storageKey).sort())
  })

  test('an upload that fell half-way is finished by sending it again', async () => {
    const content = somePicture()
    const first = (await send('advertisement', content)).data as { upload_id: string; url: string }
    const { db } = house.database
    await db.update(uploads).set({ stored: false }).where(eq(uploads.uploadId, first.upload_id))
    const again = (await send('advertisement', content)).data as { url: string }
    assert.deepEqual(again, first)
    assert.equal((await open(again.url)).statusCode, 200)
  })
})

test('nobody sends more than an allowance by the hour', async () => {
  const { token, userId } = await newPerson(house)
  await house.ask(uploading, { kind: 'avatar', content: somePicture() }, { token })
  await house.database.db
    .update(uploadAllowances)
    .set({ uploads: allowanceRules.perHour - 1 })
    .where(eq(uploadAllowances.userId, userId))
  const replies = await Promise.all([1, 2, 3].map(() => send('avatar', somePicture(), token)))
  const errors = replies.map(({ error }) => error).sort()
  assert.deepEqual(errors, [0, refusals.uploadsSpent.error, refusals.uploadsSpent.error])
  now = new Date(now.getTime() + hour)
  assert.equal((await send('avatar', somePicture(), token)).error, 0)
})

test('nobody sends more than an allowance by the day', async () => {
  now = new Date()
  const { token, userId } = await newPerson(house)
  await house.ask(uploading, { kind: 'avatar', content: somePicture() }, { token })
  await house.database.db
    .update(uploadAllowances)
    .set({ bytes: allowanceRules.bytesPerDay - 100 })
    .where(eq(uploadAllowances.userId, userId))
  const { error, message } = await send('avatar', somePicture(), token)
  assert.equal(error, refusals.uploadsSpent.error)
  assert.match(message, /明天再试/)
  now = new Date(now.getTime() + 24 * hour)
  assert.equal((await send('avatar', somePicture(), token)).error, 0)
})

test('a server that keeps files itself says to send base64', async () => {
  now = new Date()
  const told = await house.ask('/tp5/api/UserUpload/getOssSts', {}, person)
  assert.deepEqual(told, { mode: 'base64' })
  const object_key = `staging/${person.userId}/1.png`
  const reply = await house.call(uploading, { kind: 'avatar', object_key }, person)
  assert.equal(reply.error, refusals.notFound.error)
})
