import { bringMedia, type AdTask, type TaskKind } from '@/parts/advertiser/ads'
import { type Uploads, useUploads } from '@/ui/upload/useUploads'

const isUpload = (id: string | undefined): id is string => Boolean(id) && !id!.startsWith('/')

/** What a task shows already, where it was uploaded. */
function known(task: AdTask | undefined) {
  const creative = task?.creative
  const id =
    creative?.kind === 'video'
      ? creative.video
      : creative?.kind === 'question'
        ? creative.picture
        : creative?.kind === 'screenshot'
          ? creative.example
          : undefined
  return isUpload(id)
    ? { id, kind: creative!.kind, url: task!.media.picture || task!.media.video }
    : undefined
}

export interface TaskMedia {
  video: Uploads
  picture: Uploads
  /** The upload that goes with a task of this kind; undefined where there is none. */
  idFor: (kind: TaskKind) => string | undefined
}

/** A video or a picture for a task. */
export function useMedia(task: AdTask | undefined): TaskMedia {
  const former = known(task)
  const asKnown = (video: boolean) =>
    former && (former.kind === 'video') === video ? [{ upload_id: former.id, url: former.url }] : []
  const one = { most: 1, upload: bringMedia }
  const video = useUploads({ ...one, video: true, known: asKnown(true) })
  const picture = useUploads({ ...one, known: asKnown(false) })
  const idFor = (kind: TaskKind) => {
    if (kind === 'video') return video.done[0]?.upload_id
    return kind === 'question' || kind === 'screenshot' ? picture.done[0]?.upload_id : undefined
  }
  return { video, picture, idFor }
}
