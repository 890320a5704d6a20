import type { streetCalls } from '@contract/street'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { newPerson } from '../../server/harness/people'
import { newStand } from '../../server/street/stands'
import { nothing, type SamplesOf } from '../sample'

const hourMs = 3600_000

/** The consumer's own, with gifts in their bag. */
async function stand(house: House) {
  const now = Date.now()
  const { activityId: activity_id, code } = await newStand(house.database, {
    promoterId: demo.consumer.userId,
    startsAt: new Date(now - hourMs),
    endsAt: new Date(now + 4 * hourMs),
  })
  const token = await house.signIn(demo.consumer.userId)
  const push = '/tp5/api/MachinePushHelper/SetPush'
  await house.ask(push, { activity_id, on: 1, pieces: 5 }, { token })
  return { activity_id, code }
}

const one = async (house: House) => ({ activity_id: (await stand(house)).activity_id })

async function promised(house: House) {
  const { activity_id, code } = await stand(house)
  const guest = await newPerson(house)
  const gift = await house.ask('/tp5/api/MachinePushHelper/Scan', { code }, guest)
  return { activity_id, code: gift.code }
}

export const samples: SamplesOf<typeof streetCalls> = {
  '/tp5/api/PushHelper/list': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/PushHelper/detail': { owner: 'visitor', stranger: 'own', input: one },
  '/tp5/api/PushHelper/total': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/MachinePushHelper/SetPush': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house) => ({ ...(await one(house)), on: 1, pieces: 3 }),
  },
  '/tp5/api/MachinePushHelper/AdTaskInviteImage': {
    owner: 'consumer',
    stranger: 'refused',
    input: one,
  },
  '/tp5/api/MachinePushHelper/Scan': {
    owner: 'operator',
    stranger: 'own',
    input: async (house) => ({ code: (await stand(house)).code }),
  },
  '/tp5/api/MachinePushHelper/Exchange': {
    owner: 'consumer',
    stranger: 'refused',
    input: promised,
  },
}
