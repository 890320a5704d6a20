import { useReducer, useRef, useState } from 'react'
import { pickPictures } from '@/platform/pickPictures'
import { pickVideo } from '@/platform/pickVideo'
import { type PickedPicture, PictureProblem } from '@/platform/pictureSteps'
import { messageOf } from '@/request/errors'
import { type Uploaded, uploadsOf, uploadsReducer } from './uploads'

/** What the server takes. */
const mostOfServer = 2 * 1024 * 1024

interface UploadOptions {
  /** Brings one picture, in base64, to the server. */
  upload: (content: string, tell: (share: number) => void) => Promise<Uploaded>
  most: number
  /** Taken now, not chosen from the album. */
  camera?: boolean
  /** A video in place of pictures. */
  video?: boolean
  known?: readonly Uploaded[]
  /** Where pictures have to be smaller than the server takes them. */
  mostBytes?: number
  /** What is said of one that has arrived. */
  doneWords?: string
}

const wordsOf = (thrown: unknown): string =>
  thrown instanceof PictureProblem ? thrown.message : messageOf(thrown)

/** Pictures on their way, one after the other; what the field shows and the form sends. */
export function useUploads({
  upload,
  most,
  camera = false,
  video = false,
  known = [],
  mostBytes = mostOfServer,
  doneWords = '已上传',
}: UploadOptions) {
  const [items, dispatch] = useReducer(uploadsReducer, known, uploadsOf)
  const [problem, setProblem] = useState<string>()
  const [work] = useState(() => ({
    pictures: new Map<number, PickedPicture>(),
    last: known.length,
    queue: Promise.resolve(),
  }))
  const latest = useRef(upload)
  latest.current = upload

  const bring = async (key: number) => {
    const picture = work.pictures.get(key)
    if (!picture) return
    dispatch({ type: 'began', key })
    try {
      const content = await picture.read(mostBytes)
      const uploaded = await latest.current(content, (share) =>
        dispatch({ type: 'moved', key, share }),
      )
      work.pictures.delete(key)
      dispatch({ type: 'done', key, uploaded })
    } catch (thrown) {
      dispatch({ type: 'failed', key, reason: wordsOf(thrown) })
    }
  }
  const enqueue = (key: number) => {
    work.queue = work.queue.then(() => bring(key))
  }
  const look = async (key: number, picture: PickedPicture) => {
    // what cannot be shown cannot be read either, which is told when its turn comes
    const preview = await picture.preview().catch(() => '')
    dispatch({ type: 'previewed', key, preview })
  }

  const add = async () => {
    setProblem(undefined)
    try {
      const left = most - items.length
      const pictures = await (video ? pickVideo() : pickPictures({ most: left, camera }))
      const keys = pictures.map((picture) => {
        work.last += 1
        work.pictures.set(work.last, picture)
        void look(work.last, picture)
        return work.last
      })
      dispatch({ type: 'added', keys })
      keys.forEach(enqueue)
    } catch (thrown) {
      setProblem(wordsOf(thrown))
    }
  }

  return {
    items,
    /** How many more may be added. */
    left: Math.max(0, most - items.length),
    most,
    video,
    doneWords,
    /** Why nothing could be picked. */
    problem,
    done: items.flatMap(({ uploaded }) => (uploaded ? [uploaded] : [])),
    add: () => void add(),
    retry: (key: number) => {
      dispatch({ type: 'again', key })
      enqueue(key)
    },
    remove: (key: number) => {
      work.pictures.delete(key)
      dispatch({ type: 'removed', key })
    },
  }
}

export type Uploads = ReturnType<typeof useUploads>
