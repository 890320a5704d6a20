import type { Out } from '@contract/api'
import type { UploadKind } from '@contract/upload'
import { type TellProgress, upload } from './upload'

const path = '/tp5/api/UserUpload/uploadBase64Image'

/** What a field for pictures of that kind needs to bring one up. */
export const uploadPicture =
  (kind: UploadKind) =>
  (content: string, onProgress: TellProgress): Promise<Out<typeof path>> =>
    upload(path, content, { kind }, onProgress)
