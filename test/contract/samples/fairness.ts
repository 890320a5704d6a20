import type { fairnessCalls } from '@contract/fairness'
import { noteOffence } from '@server/areas/fairness/fairness'
import { findSession } from '@server/areas/auth/auth'
import { uuidv7 } from '@server/database/uuid'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'
import { readCaptcha } from '../things'

async function offence({ database }: House, token: string) {
  const at = new Date()
  const session = await findSession(database.db, token, at)
  const noted = await database.transaction((tx) =>
    noteOffence(tx, {
      userId: session!.userId,
      kind: 'fakeProof',
      about: uuidv7(at.getTime()),
      note: '截图与任务无关',
      at,
    }),
  )
  return { offence_id: noted!.offenceId }
}

export const samples: SamplesOf<typeof fairnessCalls> = {
  '/tp5/api/Fairness/rules': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/Fairness/record': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/AdTask/captchaVerifyConfig': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/AdTask/captchaVerify': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => {
      const { captcha_id, captcha_code } = await readCaptcha(house)
      return { captcha_id, captcha_code }
    },
  },
  '/tp5/api/UserTicket/create': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => ({
      ...(await offence(house, token)),
      words: '截图是我自己拍的，请再看看',
    }),
  },
  '/tp5/api/UserTicket/lists': { owner: 'consumer', stranger: 'own', input: nothing },
}
