import type { Out } from '@contract/api'
import { dropFile, keepFile, keptFile } from '@/platform/keptFiles'
import { PictureProblem } from '@/platform/pictureSteps'
import { randomUuid } from '@/platform/uuid'
import { Unable } from '@/request/errors'
import { ask } from '@/request/send'
import type { Uploaded } from '@/ui/upload/uploads'
import type { Photo } from './step'

const path = '/tp5/api/UserUpload/uploadBase64Image'

/** Of so many bytes a phone keeps a dozen. */
export const keptBytes = 300 * 1024

/** Puts a picture away on the phone; it is sent with the step that it shows. */
export async function keepPhoto(content: string): Promise<Uploaded> {
  const file = randomUuid()
  if (!(await keepFile(file, content)))
    throw new PictureProblem('手机里放不下了，先把前面的传上去，再拍这一张')
  return { upload_id: file, url: '' }
}

/** Sends one picture; it is called by another name from then on. */
export async function sendPhoto({ file }: Photo): Promise<string> {
  const content = await keptFile(file)
  if (content === undefined) throw new Unable('照片在手机里找不到了，请重拍这一步')
  const input = { kind: 'maintenance', content }
  const { data } = await ask<Out<typeof path>>('POST', path, input, { kind: 'upload', quiet: true })
  return data.upload_id
}

export const dropPhotos = async (photos: readonly Photo[]): Promise<void> => {
  for (const { file } of photos) await dropFile(file)
}
