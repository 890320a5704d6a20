import type { prizeCalls } from '@contract/prize'
import { offerCaptcha } from '@server/areas/auth/captcha/captcha'
import { issueCode } from '@server/areas/auth/sms-codes'
import { demo } from '@server/database/demo'
import {
  drawn,
  goesOut,
  lamps,
  newCampaign,
  openCampaign as open,
  somePrize,
} from '../../server/campaign/campaigns'
import type { House } from '../../server/harness/openHouse'
import { type SamplesOf } from '../sample'
import { someAddress, someGoods, surroundings } from '../things'

const sms = { steps: [{ do: 'sms', text: '短信验证' }] }

async function received(house: House, token: string) {
  const key = await open(house)
  return house.ask('/tp5/api/Campaign/receive', { key }, { token })
}

/** A box whose only prize is posted, and which is open. */
async function waitingForAddress(house: House, token: string) {
  const { goods_id } = await someGoods(house)
  const title = `奖品 ${goods_id}`
  await house.database.pool.query('update exchange_goods set title = $2 where goods_id = $1', [
    goods_id,
    title,
  ])
  const prize = somePrize({ gives: { type: 'goods', goods: title }, weight: 1 })
  const key = await newCampaign(house, { ...drawn, prizes: [prize] })
  const order = await house.ask('/user/vip/makeVipOrder', { key, pay: 'points' }, { token })
  const { order_sn } = order
  return house.ask('/tp5/api/Campaign/open', { order_sn }, { token })
}

/** Somebody else's lamps. */
async function friendsLamps(house: House) {
  const key = await newCampaign(house, lamps)
  const token = await house.signIn(demo.merchant.userId)
  return house.ask('/tp5/api/Campaign/join', { key }, { token })
}

export const samples: SamplesOf<typeof prizeCalls> = {
  '/tp5/api/Campaign/check': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ key: await open(house) }),
  },
  '/tp5/api/Campaign/sendSms': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => {
      await house.database.pool.query('delete from sms_codes')
      const { captchaId } = await offerCaptcha(surroundings(house))
      const captcha_code = await house.sent(captchaId)
      return { key: await open(house, sms), captcha_id: captchaId, captcha_code }
    },
  },
  '/tp5/api/Campaign/receive': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house) => {
      await house.database.pool.query('delete from sms_codes')
      const { phone } = demo.consumer
      const code = await issueCode(surroundings(house), { phone, purpose: 'campaign', asker: '' })
      return { key: await open(house, sms), code }
    },
  },
  '/tp5/api/Campaign/address': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const { receipt_id } = await waitingForAddress(house, token)
      return { receipt_id, address_id: (await someAddress(house, token)).address_id }
    },
  },
  '/tp5/api/Campaign/receiveDetail': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({ receipt_id: (await received(house, token)).receipt_id }),
  },
  '/tp5/api/Campaign/join': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ key: await newCampaign(house, lamps) }),
  },
  '/tp5/api/Campaign/lamps': {
    owner: 'visitor',
    stranger: 'own',
    input: async (house) => ({ entry_id: (await friendsLamps(house)).entry_id }),
  },
  '/tp5/api/Campaign/light': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      const key = await newCampaign(house, lamps)
      await house.ask('/tp5/api/Campaign/join', { key }, { token })
      return { key }
    },
  },
  '/tp5/api/Campaign/help': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ entry_id: (await friendsLamps(house)).entry_id }),
  },
  '/tp5/api/Campaign/outside': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ key: await newCampaign(house, goesOut) }),
  },
}
