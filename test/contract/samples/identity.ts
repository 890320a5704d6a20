import type { identityCalls } from '@contract/identity'
import { clearIdentities, someApplication } from '../../server/identity/applications'
import { somePicture } from '../../server/upload/pictures'
import { nothing, type SamplesOf } from '../sample'

export const samples: SamplesOf<typeof identityCalls> = {
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
}
