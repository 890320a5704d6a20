import { observer } from 'mobx-react'
import { BalanceCard } from '@/parts/wallet/BalanceCard'
import { BalanceWay } from '@/parts/wallet/BalanceWay'
import { useMe } from '@/parts/wallet/useMe'
import { callService } from '@/parts/account/callService'
import { useClosed } from '@/cache/useClosed'
import { spokenHour } from '@/format/date'
import { go } from '@/navigation/go'
import { hasAllPages } from '@/platform/allPages'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Screen } from '@/blocks/screen/Screen'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/blocks/state/ErrorView'
import { MyOrders } from './MyOrders'
import { Profile } from './Profile'
import { SignInCall } from './SignInCall'

export default observer(function Mine() {
  const me = useMe()
  const closed = useClosed()
  // a role that was given or taken since signing in shows at once
  const roles = me.data?.roles ?? session.user?.roles ?? []
  const operates = roles.includes('operator')
  const sells = roles.includes('merchant')
  return (
    <Screen route="mine">
      <Stack inset>
        {!session.signedIn && <SignInCall />}
        {me.data && <Profile me={me.data} editable={!closed('userText')} />}
        {me.data?.avatar_hidden === 1 && !closed('userText') && (
          <ReasonStrip
            reason="您的头像不符合规范，已换回默认的"
            way="换一张"
            onWay={() => void go('profile')}
          />
        )}
        {me.data?.closes_at && (
          <ReasonStrip
            reason={`账号将在 ${spokenHour(new Date(me.data.closes_at))}注销`}
            way="撤回"
            onWay={() => void go('closeAccount')}
          />
        )}
        {me.data?.agreement_due === 1 && (
          <ReasonStrip
            reason="用户协议或隐私政策有新版本"
            way="看看"
            onWay={() => void go('privacySettings')}
          />
        )}
        {session.signedIn && !me.data && me.loading && (
          <Stack>
            <Skeleton height={appearance.elder ? '96px' : '80px'} />
            <Skeleton height={appearance.elder ? '151px' : '130px'} />
          </Stack>
        )}
        {session.signedIn && !me.data && !me.loading && (
          <ErrorView error={me.error} onRetry={() => void me.reload()} />
        )}
        {me.data && (
          <BalanceCard>
            <BalanceWay onPress={() => void go('dataLog', { type: 'points' })}>积分明细</BalanceWay>
            <BalanceWay onPress={() => void go('dataLog', { type: 'gold' })}>金币明细</BalanceWay>
          </BalanceCard>
        )}
        <MyOrders />
        <Card bare>
          <Cell icon="wallet" title="我的卡券" onPress={() => void go('myHoldings')} />
          <Cell icon="refresh" title="我的售后" onPress={() => void go('lookAfter')} />
          <Cell
            icon="points"
            title="积分任务"
            value="做任务领积分"
            onPress={() => void go('pointsTask')}
          />
          {!closed('inviteReward') && (
            <Cell
              icon="gift"
              title="邀请邻居"
              value="海报和二维码"
              onPress={() => void go('newGuest')}
            />
          )}
        </Card>
        {sells && (
          <Card bare>
            <Cell
              icon="store"
              title="核销券码"
              value="店员"
              onPress={() => void go('merchantRedeem')}
            />
          </Card>
        )}
        {operates && hasAllPages && (
          <Card bare>
            <Cell
              icon="vending"
              title="货柜管理"
              value="运维"
              onPress={() => void go('windowManagement')}
            />
          </Card>
        )}
        <Card bare>
          <Cell icon="address" title="收货地址" onPress={() => void go('userAddress')} />
          {!closed('identityPhotos') && (
            <Cell icon="user" title="实名认证" onPress={() => void go('authentication')} />
          )}
          <Cell icon="headset" title="找客服" onPress={() => void callService()} />
          <Cell icon="gear" title="设置" value="长辈版、深色" onPress={() => void go('settings')} />
        </Card>
      </Stack>
    </Screen>
  )
})
