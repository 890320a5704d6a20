import { WrongAccount } from '@/parts/account/WrongAccount'
import { go } from '@/navigation/go'

/** Signed in, but not as somebody who owns a part of a machine. */
export const NotOwner = () => (
  <WrongAccount
    title="这个账号没有机器"
    text="这一页只给机器的老板看。请换登记的手机号登录，或找客服开通"
    onSignedOut={() => void go('mineRevenue')}
  />
)
