import type { Out } from '@contract/api'
import { ClaimSheet } from '@/parts/campaign/act/ClaimSheet'
import { appConfig } from '../../client/appConfig'
import { at, watchNavigation } from '../../client/taro'
import { campaignOf } from '../../../../tools/gallery/campaigns'
import { renderPage } from '../../pages/renderPage'
import { requestsTo, serve } from '../../pages/serve'

jest.mock('@/platform/http')

const none = {
  sms: 0,
  captcha: 0,
  phone: 0,
  card: 0,
  code: 0,
  machine: 0,
  address: 0,
  adult: '',
} as const
const needs = { ...none, sms: 1, captcha: 1, phone: 1, card: 6 } as const
const told = { key: 'ccb-member', device: '01890000-0000-7000-8000-00000000000d', prize_key: 'tea' }
const words = '这个手机号不在建设银行的邀请名单里，请用收到邀请的手机号'

const judged = (allowed: 0 | 1): Out<'/tp5/api/Campaign/check'> => ({
  allowed,
  message: allowed ? '' : words,
  error: allowed ? 0 : 2306,
  joined: 0,
  needs,
  phone: '138****0001',
})

async function open(allowed: 0 | 1) {
  watchNavigation(at('subjectPage'))
  serve({
    ...appConfig(),
    '/tp5/api/Codevalidates/captcha': {
      captcha_id: '01890000-0000-7000-8000-00000000000c',
      kind: 'picture',
      image: 'data:image/svg+xml,',
      question: '',
    },
    '/tp5/api/Campaign/check': judged(allowed),
    '/tp5/api/Campaign/sendSms': { phone: '', resend_seconds: 60, expire_seconds: 300 },
  })
  const nothing = () => undefined
  const shown = { busy: false, error: undefined, onClose: nothing, onGive: nothing }
  const page = await renderPage(
    () => <ClaimSheet campaign={campaignOf({ needs, partner: null })} told={told} {...shown} />,
    at('subjectPage'),
  )
  await page.type('银行预留手机号', '13800000021')
  await page.type('图形验证码', '3633')
  return page
}

const sent = () => requestsTo('/tp5/api/Campaign/sendSms')

test('a phone that may not receive costs neither its captcha nor a message', async () => {
  const page = await open(0)
  await page.type('卡号前 6 位', '621700')
  await page.tap('获取验证码')
  expect(requestsTo('/tp5/api/Campaign/check')).toMatchObject([
    { key: 'ccb-member', prize_key: 'tea', card: '621700', phone: '13800000021' },
  ])
  expect(page.text()).toContain(words)
  expect(sent()).toHaveLength(0)
  expect(requestsTo('/tp5/api/Codevalidates/captcha')).toHaveLength(1)
})

test('a card that is not written whole is asked for first', async () => {
  const page = await open(1)
  await page.tap('获取验证码')
  expect(page.text()).toContain('请填写银行卡号的前 6 位')
  expect([requestsTo('/tp5/api/Campaign/check'), sent()]).toEqual([[], []])
})

test('who may receive is sent the message, with the card', async () => {
  const page = await open(1)
  await page.type('卡号前 6 位', '621700')
  await page.tap('获取验证码')
  expect(sent()).toMatchObject([{ card: '621700', phone: '13800000021', captcha_code: '3633' }])
})
