import type { UploadKind } from '@contract/upload'
import type { Telling } from '../telling'
import { addressOf } from './address'

export const uploadTelling: Telling = {
  uploads: {
    title: '上传的图片和视频',
    of: 'user_id',
    columns: ['kind', 'type', 'size', 'created_at', 'expires_at'],
    opened: {
      url: ({ upload_id, kind, type, storage_key }, { config, now }) =>
        addressOf(
          config,
          {
            uploadId: String(upload_id),
            kind: kind as UploadKind,
            storageKey: String(storage_key),
            type: String(type),
          },
          now,
        ),
    },
  },
  upload_allowances: { untold: 'how much was uploaded today' },
}
