import type { identityCalls } from '@contract/identity'
import { demo } from '@server/database/demo'
import { someApplication } from '../../server/identity/applications'
import { unverified } from '../../server/identity/verified'
import { agreeToIdentityNotice, somePicture } from '../../server/upload/pictures'
import { nothing, type SamplesOf } from '../sample'

export const samples: SamplesOf<typeof identityCalls> = {
  '/user/nameVerify/idcardImage': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      await agreeToIdentityNotice(house, token)
      return { content: somePicture(), side: 'front' }
    },
  },
  '/user/nameVerify/verify': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house, token) => {
      await unverified(house, demo.consumer)
      return someApplication(house, token)
    },
  },
  '/user/nameVerify/consent': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => {
      const { version } = await house.ask('/tp5/api/Agreement/detail', { key: 'identity' })
      return { version }
    },
  },
  '/user/nameVerify/withdraw': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house, token) => {
      await unverified(house, demo.consumer)
      const application = await someApplication(house, token)
      await house.ask('/user/nameVerify/verify', application, { token })
      return {}
    },
  },
  '/user/nameVerify/detail': { owner: 'consumer', stranger: 'own', input: nothing },
}
