import type { uploadCalls } from '@contract/upload'
import { newUpload, somePicture } from '../../server/upload/pictures'
import { nothing, type SamplesOf } from '../sample'

export const samples: SamplesOf<typeof uploadCalls> = {
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
  '/tp5/api/UserUpload/getOssSts': { owner: 'consumer', stranger: 'own', input: nothing },
}
