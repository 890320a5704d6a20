import { WrongAccount } from '@/parts/account/WrongAccount'

/** Signed in, but not as somebody who runs machines. */
export const NotOperator = ({ onSignedOut }: { onSignedOut: () => void }) => (
  <WrongAccount
    title="这个账号不是运维员"
    text="这一页只给运维看。请换运维登记的手机号登录，或找客服开通"
    onSignedOut={onSignedOut}
  />
)
