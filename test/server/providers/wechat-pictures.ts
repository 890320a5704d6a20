import type { Answer } from './remote'

export const pictureCheckPath = '/wxa/media_check_async'

export interface PictureViewer {
  /** Errors with this code whatever is asked; 0: none. */
  failsWith(errcode: number): void
  /** What was taken to be looked at, the newest last. */
  asked: { trace_id: string; media_url: string; openid: string; scene: number }[]
  look(wish: Record<string, unknown>): Answer
}

/** The check of pictures, in its second version: what it found is pushed later. */
export function newPictureViewer(): PictureViewer {
  const asked: PictureViewer['asked'] = []
  let failure = 0
  const refuse = (errcode: number, errmsg: string) => ({ body: { errcode, errmsg } })
  return {
    failsWith: (errcode) => void (failure = errcode),
    asked,
    look({ version, scene, openid, media_type, media_url }) {
      if (failure) return refuse(failure, 'failed as asked')
      if (version !== 2 || typeof openid !== 'string') return refuse(40003, 'invalid openid')
      if (scene !== 1 && scene !== 2) return refuse(40129, 'invalid scene')
      if (media_type !== 2) return refuse(40004, 'invalid media_type')
      if (typeof media_url !== 'string' || !/^https:\/\/.+\.(jpe?g|png|gif)(\?|$)/.test(media_url))
        return refuse(40004, 'invalid media_url')
      const trace_id = `trace-${asked.length + 1}`
      asked.push({ trace_id, media_url, openid, scene })
      return { body: { errcode: 0, errmsg: 'ok', trace_id } }
    },
  }
}
