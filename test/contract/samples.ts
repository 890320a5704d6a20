import type { Path } from '@contract/api'
import { offerCaptcha } from '@server/areas/auth/captcha/captcha'
import { issueCode } from '@server/areas/auth/sms-codes'
import { demo } from '@server/database/demo'
import type { House } from '../server/harness/openHouse'
import { somePhone } from '../server/harness/request'
import { clearIdentities, someApplication } from '../server/identity/applications'
import { newUpload, somePicture } from '../server/upload/pictures'
import { accountSamples } from './samples/account'
import { afterSaleSamples } from './samples/after-sale'
import { holdingSamples } from './samples/holdings'
import { machineSamples } from './samples/machines'
import { orderSamples } from './samples/orders'
import { paymentSamples } from './samples/payment'
import { promotionSamples } from './samples/promotion'
import type { Sample } from './samples/sample'
import { someAddress, someGoods, someOrder } from './samples/things'

const nothing = () => ({})
const surroundings = ({ config, database: { db } }: House) => ({ config, db, now: new Date() })

async function proved(house: House) {
  const phone = somePhone()
  const code = await issueCode(surroundings(house), phone)
  const { agreement_version } = await house.ask('/tp5/api/Common/config', {})
  return { phone, code, agreement_version }
}

const newAddress = {
  name: '王秀英',
  phone: '13800000001',
  region_code: '310104',
  detail: '枫林路 12 弄 3 号 401 室',
}

/** One more than the owner needs; the spare ones of earlier samples are gone. */
async function spareAddress(house: House, token: string) {
  await house.database.pool.query(
    'delete from addresses where user_id = $1 and address_id > (select default_id + 1 from address_books where user_id = $1)',
    [demo.consumer.userId],
  )
  await house.database.pool.query('update address_books set held = 2 where user_id = $1', [
    demo.consumer.userId,
  ])
  const { address_id } = await house.ask('/user/address/add', newAddress, { token })
  return address_id
}

export const samples: { [P in Path]: Sample<P> } = {
  ...accountSamples,
  ...afterSaleSamples,
  ...holdingSamples,
  ...machineSamples,
  ...orderSamples,
  ...paymentSamples,
  ...promotionSamples,
  '/tp5/api/Agreement/detail': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ key: 'privacy' }),
  },
  '/tp5/api/Codevalidates/captcha': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/Codevalidates/sendSms': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => {
      const { captchaId } = await offerCaptcha(surroundings(house))
      return {
        phone: somePhone(),
        captcha_id: captchaId,
        captcha_code: await house.sent(captchaId),
      }
    },
  },
  '/tp5/api/UserLogin/smsLogin': { owner: 'visitor', stranger: 'own', input: proved },
  '/tp5/api/UserLogin/wechatOAuthLogin': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => {
      const { code: sms_code, ...person } = await proved(house)
      return { ...person, sms_code, platform: 'mini', code: `code of ${person.phone}` }
    },
  },
  '/user/login/checkIsOnline': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Account/checkIsOnline': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/login/logout': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Common/config': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/ExchangeShop/Goods/categories': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/ExchangeShop/Goods/lists': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ sort: 'points' }),
  },
  '/tp5/api/ExchangeShop/Goods/detail': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ goods_id: (await someGoods(house)).goods_id }),
  },
  '/tp5/api/ExchangeShop/check': {
    owner: 'consumer',
    stranger: 'own',
    input: (house) => someGoods(house),
  },
  '/tp5/api/ExchangeShop/exchange': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const wanted = await someGoods(house)
      const { ticket } = await house.ask('/tp5/api/ExchangeShop/check', wanted, { token })
      const { address_id } = await someAddress(house, token)
      return { ticket, address_id, note: '请放在门卫处' }
    },
  },
  '/tp5/api/ExchangeShop/Goods/exchangeSuccess': {
    owner: 'consumer',
    stranger: 'refused',
    input: someOrder,
  },
  '/tp5/api/ExchangeShop/UserPoints/detail': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({ start_time: '2026-01-01', end_time: '2026-12-31' }),
  },
  '/tp5/api/ExchangeShop/UserGold/detail': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/address/index': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/address/getDefault': { owner: 'consumer', stranger: 'own', input: nothing },
  '/user/address/add': { owner: 'consumer', stranger: 'own', input: () => newAddress },
  '/user/address/edit': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const { address_id } = await someAddress(house, token)
      return { ...newAddress, address_id, is_default: 1 }
    },
  },
  '/user/address/delete': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ address_id: await spareAddress(house, token) }),
  },
  '/user/address/restore': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const address_id = await spareAddress(house, token)
      await house.ask('/user/address/delete', { address_id }, { token })
      return { address_id }
    },
  },
  '/tp5/api/ExchangeShop/Goods/suggest': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ words: '大米' }),
  },
  '/tp5/api/ExchangeShop/Goods/home': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/ExchangeShop/want': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ goods_id: (await someGoods(house)).goods_id, wanted: 1 }),
  },
  '/tp5/api/ExchangeShop/sendSms': {
    owner: 'consumer',
    stranger: 'own',
    input: async ({ database }) => {
      await database.pool.query('delete from sms_codes')
      return {}
    },
  },
  '/tp5/api/ExchangeShop/PointsTask/lists': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/ExchangeShop/PointsTask/receive': {
    owner: 'consumer',
    stranger: 'refused',
    input: async ({ database }) => {
      await database.pool.query('delete from points_task_receipts')
      return { key: 'first-exchange' }
    },
  },
  '/tp5/api/Area/tree': {
    owner: 'visitor',
    stranger: 'own',
    input: () => ({ parent_code: '310000' }),
  },
  '/tp5/api/Slot/index': { owner: 'operator', stranger: 'own', input: nothing },
  '/tp5/api/UserUpload/uploadBase64Image': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({ kind: 'avatar', content: somePicture() }),
  },
  '/tp5/api/UserUpload/picture': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const { upload_id } = await newUpload(house, token, 'identity')
      return { upload_id }
    },
  },
  '/user/nameVerify/idcardImage': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({ content: somePicture(), side: 'front' }),
  },
  '/user/nameVerify/verify': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      await clearIdentities(house)
      return someApplication(house, token)
    },
  },
  '/user/nameVerify/detail': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/UserUpload/getOssSts': { owner: 'consumer', stranger: 'own', input: nothing },
}

/** The demo account that plays the part, and another one of the same role. */
export const people = {
  consumer: { self: demo.consumer.userId, stranger: demo.newcomer.userId },
  operator: { self: demo.operator.userId, stranger: demo.otherOperator.userId },
  merchant: { self: demo.merchant.userId, stranger: demo.otherMerchant.userId },
}
