import type { Feature } from '@contract/features'
import Mine from '@/pages/tabs/mine/page'
import { at, watchNavigation } from '../../client/taro'
import { renderPage } from '../renderPage'
import { serve } from '../serve'

jest.mock('@/platform/http')

beforeEach(() => {
  watchNavigation(at('mine'))
})

async function wayFrom(closed: Feature[]) {
  serve({
    '/tp5/api/Common/config': {
      ...{ agreement_version: '1.1', closed, service_phone: '400', sms_resend_seconds: 60 },
      ...{ wechat_appid: '', app: { link: '', ios: '', android: '' } },
    },
  })
  const page = await renderPage(Mine, at('mine'))
  return ['邀请邻居', '实名认证', '收货地址'].filter((title) => page.text().includes(title))
}

test('leads to everything that is open where the app runs', async () => {
  expect(await wayFrom([])).toEqual(['邀请邻居', '实名认证', '收货地址'])
})

test('leads to nothing that is closed there', async () => {
  expect(await wayFrom(['inviteReward', 'identityPhotos'])).toEqual(['收货地址'])
})
