import { WrongAccount } from '@/parts/account/WrongAccount'
import { go } from '@/navigation/go'

/** Signed in, but not as somebody who puts up and mends machines. */
export const NotMaintainer = () => (
  <WrongAccount
    title="这个账号不是维护员"
    text="这一页只给装机和维修的师傅看。请换登记的手机号登录，或找客服开通"
    onSignedOut={() => void go('bugLog')}
  />
)
