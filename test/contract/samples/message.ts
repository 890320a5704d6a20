import type { messageCalls } from '@contract/message'
import { remind } from '@server/areas/message/message'
import { demo } from '@server/database/demo'
import { uuidv7 } from '@server/database/uuid'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

/** A message to the consumer of the demo. */
async function someMessage(house: House, token: string) {
  const { userId } = demo.consumer
  await house.database.transaction((tx) =>
    remind(tx, {
      ...{ userId, kind: 'shipped', about: uuidv7(), at: new Date() },
      facts: { order_sn: 'EX1', goods: '搪瓷缸', carrier: '邻集速运' },
    }),
  )
  const { list } = await house.ask('/tp5/api/Message/messagePage', {}, { token })
  return { message_id: list[0]!.message_id }
}

export const samples: SamplesOf<typeof messageCalls> = {
  '/tp5/api/Message/messagePage': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Message/messagePageClick': { owner: 'consumer', stranger: 'own', input: someMessage },
  '/tp5/api/Message/rewardMsgSubscribe': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({ templates: 'parcel,refund' }),
  },
  '/tp5/api/Message/templates': { owner: 'visitor', stranger: 'own', input: nothing },
  '/user/common/setMessage': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({ subject: 'activity', way: 'sms', on: 1 }),
  },
  '/user/common/getMessage': { owner: 'consumer', stranger: 'own', input: nothing },
}
