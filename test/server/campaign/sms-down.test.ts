import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { offerCaptcha } from '@server/areas/auth/captcha/captcha'
import { outbox } from '@server/database/outbox'
import { somePhone } from '../harness/request'
import { until } from '../harness/until'
import { type Remote, startRemote } from '../providers/remote'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { somePrize } from './campaigns'

/** Holds its answers back, and then has none: every SMS fails and is tried again. */
let provider: Remote
let letGo: () => void
let ended = 0
let place: CampaignHouse
before(async () => {
  const held = new Promise<void>((resolve) => (letGo = resolve))
  provider = await startRemote(async (_url, { socket }) => {
    socket.once('close', () => ended++)
    await held
    return { status: 500, body: {} }
  })
  place = await openCampaignHouse({
    working: true,
    env: {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_SMS_URL: provider.url,
      ALIYUN_ACCESS_KEY_ID: 'id',
      ALIYUN_ACCESS_KEY_SECRET: 'secret',
      ALIYUN_SMS_SIGN_NAME: 'sign',
      ALIYUN_SMS_TEMPLATE: 'template',
    },
  })
})
after(async () => {
  letGo()
  await place.close()
  await provider.close()
})

test('while no SMS gets through, the gift waits for the person and goes out once', async () => {
  const key = await place.campaign({
    phone: 'any',
    steps: [{ do: 'sms', text: '短信' }],
    prizes: [somePrize({ stock: 1 })],
  })
  const person = await place.person()
  const phone = somePhone()
  const { database, config } = place.house
  // The answer is shown only by the local provider, so the captcha is made as that would.
  const local = { ...config, outboxShown: true }
  const { captchaId } = await offerCaptcha({ db: database.db, config: local, now: place.now() })
  const [shown] = await database.db.select().from(outbox).where(eq(outbox.recipient, captchaId))
  const sent = await place.call(
    '/tp5/api/Campaign/sendSms',
    { key, phone, captcha_id: captchaId, captcha_code: shown!.content },
    person,
  )
  assert.equal(sent.error, 0, sent.message)
  assert.equal(ended, 0, 'nobody waits for the provider')
  letGo()
  await until('the SMS has failed once', async () => {
    const job = await place.one<{ attempts: number } | undefined>(
      `select attempts from jobs where name = 'auth: send sms'`,
    )
    return (job?.attempts ?? 0) >= 1
  })
  assert.equal((await place.receive(key, person, { phone, code: '000000' })).error, 1003)
  const left = await place.one<{ stock: number }>('select stock from campaign_prizes')
  assert.equal(left.stock, 1)

  place.later(61)
  const code = await place.codeFor(phone, person)
  const both = await Promise.all([1, 2].map(() => place.receive(key, person, { phone, code })))
  assert.deepEqual(both.filter(({ error }) => error === 0).length, 1)
  const receipts = await place.one<{ n: number }>(
    'select count(*)::int as n from campaign_receipts',
  )
  assert.equal(receipts.n, 1)
})
