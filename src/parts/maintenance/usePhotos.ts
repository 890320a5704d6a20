import { keepPhoto, keptBytes } from '@/parts/outbox/photos'
import type { Photo } from '@/parts/outbox/step'
import { useUploads } from '@/ui/upload/useUploads'

/** So many show one piece of work. */
export const mostPhotos = 6

/** Pictures that are put away on the phone, and go with the step that they show. */
export function usePhotos() {
  const uploads = useUploads({
    most: mostPhotos,
    upload: keepPhoto,
    mostBytes: keptBytes,
    doneWords: '已存手机',
  })
  const photos = uploads.done.map(({ upload_id: file }): Photo => ({ file }))
  return { uploads, photos }
}
