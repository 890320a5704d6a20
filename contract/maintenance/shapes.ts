import { z } from 'zod'
import { machineSn, uploadIds, uuid } from '../fields'

/** So many pictures show one piece of work. */
export const mostPictures = 6

export const workId = uuid.describe(
  'made up by the phone: the same work is written once, however often and late it comes',
)

export const doneAt = z.iso
  .datetime({ offset: true, error: '时间不正确' })
  .describe('when it was done: it may be heard of days later')

export const pictureIds = uploadIds(mostPictures, `图片不正确，最多 ${mostPictures} 张`).describe(
  'ids of uploads of the kind maintenance, with commas between',
)

/** Where a piece of work is. */
export const place = z.object({
  machine_sn: z.string(),
  machine_name: z.string(),
  village: z.string(),
  address: z.string(),
})

export const pictures = z
  .array(z.string())
  .describe('addresses for a few minutes, for who sees to the machine')

export const ofMachine = { machine_sn: machineSn }
