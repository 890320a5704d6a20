import { uploadPicture } from '@/request/uploadPicture'

/** How many pictures one application or message takes. */
export const mostPictures = 6

export const bringPicture = uploadPicture('after-sale')

/** As the calls take them. */
export const pictureIds = (done: readonly { upload_id: string }[]) =>
  done.length > 0 ? { pictures: done.map(({ upload_id }) => upload_id).join(',') } : {}

export const videoId = ([film]: readonly { upload_id: string }[]) =>
  film ? { video: film.upload_id } : {}
