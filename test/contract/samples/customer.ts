import type { customerCalls } from '@contract/customer'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { somePhone } from '../../server/harness/request'
import { nothing, type SamplesOf } from '../sample'

let reported = 0
const somebody = () => ({
  ...{ name: `样本客户 ${++reported}`, kind: 'shop' as const, contact: '丁师傅' },
  ...{ phone: somePhone(), need: '想做优惠券' },
})

async function known(house: House, token: string) {
  const { customer_id } = await house.ask('/tp5/api/ReportCustomer/add', somebody(), { token })
  return { customer_id }
}

export const samples: SamplesOf<typeof customerCalls> = {
  '/tp5/api/ReportCustomer/lists': { owner: 'house', stranger: 'own', input: nothing },
  '/tp5/api/ReportCustomer/detail': { owner: 'house', stranger: 'own', input: known },
  '/tp5/api/ReportCustomer/option': { owner: 'house', stranger: 'own', input: nothing },
  '/tp5/api/ReportCustomer/checkEditAuth': { owner: 'house', stranger: 'own', input: known },
  '/tp5/api/ReportCustomer/add': { owner: 'house', stranger: 'own', input: somebody },
  '/tp5/api/ReportCustomer/edit': {
    owner: 'house',
    stranger: 'refused',
    input: async (house, token) => ({
      ...{ ...(await known(house, token)), contact: '丁师傅', phone: somePhone() },
      note: '去看了现场',
    }),
  },
  '/tp5/api/ReportCustomer/handOver': {
    owner: 'house',
    stranger: 'refused',
    input: async (house, token) => ({
      ...{ ...(await known(house, token)), phone: demo.otherHouse.phone },
      reason: '换了片区',
    }),
  },
}
