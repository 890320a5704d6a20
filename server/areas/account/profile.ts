import { avatarIdOf, changeUser } from '@server/areas/auth/auth'
import { checkWords, claimPictures, type Judged, noteWords } from '@server/areas/content/content'
import { releaseUploads, uploadAddresses } from '@server/areas/upload/upload'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import type { InTwo } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'

type Edit = '/user/Center/edit'

interface Looking {
  db: Db
  config: Settings
  now: Date
}

const ours = /客服|官方|邻集|鄰集|管理员|管理員/

/** Nobody passes for the house, whatever stands between the letters. */
const passesForUs = (nickname: string) =>
  ours.test(nickname.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, ''))

/** Where a person's own picture is; empty where they have none, or one that may not be shown. */
export async function avatarOf(looking: Looking, userId: string) {
  const avatarId = await avatarIdOf(looking.db, userId)
  const [avatar = ''] = avatarId ? await uploadAddresses(looking, [avatarId]) : []
  return { avatar, hidden: avatarId !== null && avatar === '' }
}

/** What is given is changed; the picture before goes with the next cleaning. */
export const editProfile: InTwo<Edit, Judged> = {
  async before({ nickname }, context) {
    if (nickname !== undefined && passesForUs(nickname)) {
      throw new Refusal('invalid', '昵称里不能有“客服”“官方”这样的字，请换一个')
    }
    return checkWords(context, nickname, 'profile')
  },

  async write({ nickname, avatar_id: avatarId }, judged, { db, config, now, user: { userId } }) {
    if (avatarId !== undefined) {
      const usedBy = `avatar of ${userId}`
      await releaseUploads(db, usedBy, now)
      await claimPictures(db, { userId, uploadIds: [avatarId], kind: 'avatar', usedBy, now })
    }
    const changed = await changeUser(db, userId, { nickname, avatarId })
    if (nickname !== undefined)
      await noteWords(db, { kind: 'nickname', userId, id: userId, judged }, now)
    const { avatar } = await avatarOf({ db, config, now }, userId)
    return { nickname: changed, avatar }
  },
}
