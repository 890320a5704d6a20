import { changeUser, nicknameOf, someNickname } from '@server/areas/auth/auth'
import type { ShownWords } from '../shown-words'

/** One that may not be shown gives way to one like those of newcomers. */
export const nicknameWords: ShownWords = {
  title: '昵称',
  scene: 'profile',
  read: (db, { userId }) => nicknameOf({ db }, userId),
  takeDown: (tx, { userId }) => changeUser(tx, userId, { nickname: someNickname() }),
}
