import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import { WrongAccount } from '@/parts/account/WrongAccount'

/** Signed in, but as nobody who reads the books of the house. */
export const NotHouse = () => (
  <Screen route="advertisingHouse">
    <WrongAccount
      title="这个账号看不到平台广告"
      text="这一页有各家广告主的数字，只给平台的人看。请换平台登记的手机号登录，或找客服开通"
      onSignedOut={() => void go('advertisingHouse')}
    />
  </Screen>
)
